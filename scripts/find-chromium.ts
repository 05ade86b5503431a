import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findOnPath, isExecutable } from './find-on-path.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const

/** Where to look; every part has a default, tests replace them. */
export interface ChromiumSearch {
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Path of the browser that `npx playwright install chromium` would have put in place. */
  readonly playwrightPath?: () => string
}

/**
 * The path of a Chromium to drive: `CHROMIUM_PATH`, else the system's browser found on `PATH`, else
 * Playwright's own download. Throws one sentence that says how to get a browser when there is none.
 */
export function findChromium({
  env = process.env,
  playwrightPath = chromium.executablePath,
}: ChromiumSearch = {}): string {
  const asked = env.CHROMIUM_PATH
  if (asked !== undefined && asked !== '') {
    if (isExecutable(asked)) return asked
    throw new Error(
      `CHROMIUM_PATH is ${asked}, which is no executable file: point it at a Chromium or unset it.`,
    )
  }
  const installed = findOnPath(NAMES, env.PATH ?? '')
  if (installed !== undefined) return installed
  const downloaded = playwrightPath()
  if (downloaded !== '' && existsSync(downloaded)) return downloaded
  throw new Error(
    'No Chromium found: run `apt-get install chromium` or `npx playwright install chromium`, or set CHROMIUM_PATH.',
  )
}
