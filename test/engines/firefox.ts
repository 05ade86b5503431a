import puppeteer, { type Browser } from 'puppeteer-core'
import { findOnPath } from '#scripts/find-on-path.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const START_TIMEOUT_MS = 60_000

/**
 * Starts Firefox without a window, driven over WebDriver BiDi. Unlike Playwright it keeps the back/forward cache.
 * @param preferences of about:config, like `{ 'layout.css.prefers-color-scheme.content-override': 0 }` for dark
 */
export function startFirefox(preferences: Record<string, string | number | boolean> = {}): Promise<Browser> {
  const executablePath = findOnPath(['firefox-esr', 'firefox'])
  if (executablePath === undefined) throw new Error('Firefox is not installed')
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: preferences,
    // Firefox refuses to run as root in the home folder of another user.
    env: { PATH: process.env.PATH, HOME: temporaryFolder() },
    timeout: START_TIMEOUT_MS,
  })
}
