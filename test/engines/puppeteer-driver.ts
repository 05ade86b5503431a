import puppeteer, { type Browser, type EvaluateFunc } from 'puppeteer-core'
import { findChromium } from '#test/support/find-chromium.ts'
import { findOnPath } from '#test/support/find-on-path.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import type { EngineDriver } from './engine-driver.ts'

export const FIREFOX_PROGRAMS = ['firefox-esr', 'firefox']

/** Starts headless Chromium with the back/forward cache, which Playwright disables. @throws if Chromium is not installed */
export async function startChromium(origin: string): Promise<EngineDriver> {
  return drive(await puppeteer.launch({ executablePath: findChromium(), args: ['--no-sandbox'] }), origin)
}

/** Starts headless Firefox over WebDriver BiDi. @throws if Firefox is not installed */
export async function startFirefox(origin: string): Promise<EngineDriver> {
  const executablePath = findOnPath(FIREFOX_PROGRAMS)
  if (executablePath === undefined) throw new Error('Firefox is not installed')
  // When run as root, Firefox refuses to start if HOME belongs to another user.
  const env = { PATH: process.env.PATH, HOME: temporaryFolder() }
  return drive(await puppeteer.launch({ browser: 'firefox', executablePath, env, timeout: 60_000 }), origin)
}

/** Drives a browser. Each path has a new tab: puppeteer in Firefox cannot navigate after the back/forward cache. @param origin of the site */
async function drive(browser: Browser, origin: string): Promise<EngineDriver> {
  let page = await browser.newPage()
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    async open(path) {
      const tab = await browser.newPage()
      await tab.setViewport(page.viewport())
      await page.close()
      page = tab
      await page.goto(origin + path)
    },
    back: () => page.evaluate(() => history.back()),
    click: (selector) => page.locator(puppeteerSelector(selector)).click(),
    hover: (selector) => page.locator(puppeteerSelector(selector)).hover(),
    async type(selector, text) {
      const element = await page.waitForSelector(puppeteerSelector(selector), { visible: true })
      await element?.type(text)
    },
    evaluate: (run, ...args) => page.evaluate(run as EvaluateFunc<unknown[]>, ...args) as Promise<never>,
    close: () => browser.close(),
  }
}

function puppeteerSelector(selector: string): string {
  return selector.startsWith('//') ? `::-p-xpath(${selector})` : selector
}
