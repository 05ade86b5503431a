import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { fetchChromium } from './fetch-chromium.ts'
import { findOnPath, isExecutable } from './find-on-path.ts'

const PROGRAM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const

/** Returns CHROMIUM_PATH, else a browser on PATH, else Playwright's, else a fetched one. @throws how to install one */
export function findChromium(): string {
  const { CHROMIUM_PATH: configured } = process.env
  if (configured && !isExecutable(configured))
    throw new Error(
      `CHROMIUM_PATH is ${configured}, which is not an executable file: set it to a Chromium or unset it.`,
    )
  const downloaded = chromium.executablePath()
  const found = configured || findOnPath(PROGRAM_NAMES) || (existsSync(downloaded) ? downloaded : undefined)
  if (found) return found
  if (process.platform === 'linux' && process.arch === 'x64') return fetchChromium()
  throw new Error('No Chromium found: run `npx playwright install chromium`, or set CHROMIUM_PATH.')
}

/** Starts a headless Chromium. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
}
