import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findOnPath, isExecutable } from './find-on-path.ts'

const PROGRAM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const

/** Where `findChromium` searches. Tests replace the defaults. */
export interface ChromiumSearch {
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Returns the path of the browser that `npx playwright install chromium` installs. */
  readonly playwrightPath?: () => string
}

/**
 * Returns the path of a Chromium browser: `CHROMIUM_PATH`, else a browser on `PATH`, else Playwright's browser.
 * @throws if there is none, with a message that says how to install one
 */
export function findChromium({
  env = process.env,
  playwrightPath = () => chromium.executablePath(),
}: ChromiumSearch = {}): string {
  const configured = env.CHROMIUM_PATH
  if (configured !== undefined && configured !== '') {
    if (isExecutable(configured)) return configured
    throw new Error(
      `CHROMIUM_PATH is ${configured}, which is not an executable file: set it to a Chromium or unset it.`,
    )
  }
  const installed = findOnPath(PROGRAM_NAMES, env.PATH ?? '')
  if (installed !== undefined) return installed
  const downloaded = playwrightPath()
  if (downloaded !== '' && existsSync(downloaded)) return downloaded
  throw new Error(
    'No Chromium found: run `apt-get install chromium` or `npx playwright install chromium`, or set CHROMIUM_PATH.',
  )
}
