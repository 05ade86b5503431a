import puppeteer from 'puppeteer-core'
import { findOnPath } from '#scripts/find-on-path.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import type { EngineDriver, EngineOptions } from './engine-driver.ts'
import { drivePuppeteer } from './puppeteer-driver.ts'

const START_TIMEOUT_MS = 60_000

export const FIREFOX_PROGRAMS = ['firefox-esr', 'firefox']

/**
 * Starts headless Firefox over WebDriver BiDi. A setting of about:config selects the theme.
 * @throws if Firefox is not installed
 */
export async function startFirefox(
  origin: string,
  { theme = 'light' }: EngineOptions,
): Promise<EngineDriver> {
  const executablePath = findOnPath(FIREFOX_PROGRAMS)
  if (executablePath === undefined) throw new Error('Firefox is not installed')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1 },
    // When run as root, Firefox refuses to start if HOME belongs to another user.
    env: { PATH: process.env.PATH, HOME: temporaryFolder() },
    timeout: START_TIMEOUT_MS,
  })
  return drivePuppeteer(browser, origin)
}
