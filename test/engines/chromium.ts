import puppeteer from 'puppeteer-core'
import { findOnPath } from '#scripts/find-on-path.ts'
import type { EngineDriver, EngineOptions } from './engine-driver.ts'
import { drivePuppeteer } from './puppeteer-driver.ts'

/** Names of Chromium and Chrome on Linux. */
export const CHROMIUM_PROGRAMS = ['chromium', 'google-chrome', 'google-chrome-stable']

/**
 * Starts headless Chromium with the back/forward cache, which Playwright disables.
 * @throws if Chromium is not installed
 */
export async function startChromium(
  origin: string,
  { theme = 'light' }: EngineOptions,
): Promise<EngineDriver> {
  const executablePath = process.env.CHROMIUM_PATH ?? findOnPath(CHROMIUM_PROGRAMS)
  if (executablePath === undefined) throw new Error('Chromium is not installed')
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] })
  return drivePuppeteer(browser, origin, (page) =>
    page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]),
  )
}
