import puppeteer, { type Browser } from 'puppeteer-core'
import { findOnPath } from '#scripts/find-on-path.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const START_TIMEOUT_MS = 60_000

/**
 * Starts headless Firefox over WebDriver BiDi, with the back/forward cache, which Playwright disables.
 * @param preferences settings of about:config; for example,
 *   `{ 'layout.css.prefers-color-scheme.content-override': 0 }` selects the dark theme
 * @throws if Firefox is not installed
 */
export function startFirefox(preferences: Record<string, string | number | boolean> = {}): Promise<Browser> {
  const executablePath = findOnPath(['firefox-esr', 'firefox'])
  if (executablePath === undefined) throw new Error('Firefox is not installed')
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: preferences,
    // When run as root, Firefox refuses to start if HOME belongs to another user.
    env: { PATH: process.env.PATH, HOME: temporaryFolder() },
    timeout: START_TIMEOUT_MS,
  })
}
