import type { Browser, EvaluateFunc, HTTPResponse, Page } from 'puppeteer-core'
import type { EngineDriver } from './engine-driver.ts'
import { collectPageProblems, readPageProblems } from './page-problems.ts'

/** Errors of requests that the browser cancels, for example when a film needs another part of its file. */
const CANCELLED = /ERR_ABORTED|NS_BINDING_ABORTED|NS_ERROR_ABORT/

/**
 * Drives a browser with puppeteer. Opens every path in a new tab: after a page has come from the back/forward cache,
 * puppeteer waits in vain for the next navigation in Firefox.
 * @param origin of the site
 * @param prepare called for every new tab
 */
export async function drivePuppeteer(
  browser: Browser,
  origin: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<EngineDriver> {
  let failedRequests: string[] = []
  let page = await browser.newPage()

  async function openTab(): Promise<Page> {
    const tab = await browser.newPage()
    const failed: string[] = []
    tab.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      if (!CANCELLED.test(reason)) failed.push(`failed request: ${request.url()} ${reason}`)
    })
    tab.on('response', (response) => {
      if (response.status() >= 400 && !isWholePage(response))
        failed.push(`failed request: ${response.url()} ${response.status()}`)
    })
    await tab.evaluateOnNewDocument(collectPageProblems)
    await tab.setViewport(page.viewport())
    await prepare(tab)
    await page.close()
    failedRequests = failed
    return tab
  }

  return {
    version: (await browser.version()).replace('/', ' ').replace(/^\w+/, productName),
    resize: (width, height) => page.setViewport({ width, height }),
    async open(path) {
      page = await openTab()
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
    print: async () => Buffer.from(await page.pdf({ preferCSSPageSize: true })),
    screenshot: async () => Buffer.from(await page.screenshot()),
    problems: async () => [...(await page.evaluate(readPageProblems)), ...failedRequests],
    close: () => browser.close(),
  }
}

/** The not-found page answers 404. */
function isWholePage(response: HTTPResponse): boolean {
  return response.request().isNavigationRequest()
}

function puppeteerSelector(selector: string): string {
  return selector.startsWith('//') ? `::-p-xpath(${selector})` : selector
}

function productName(name: string): string {
  return name.toLowerCase() === 'firefox' ? 'Firefox' : 'Chromium'
}
