import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { urls } from '#src/urls.ts'
import type { SiteProcess } from '../e2e/site-process.ts'
import { startBuiltSite } from './built-site.ts'
import { describeEngine } from './describe-engine.ts'
import { startFirefox } from './firefox.ts'

describeEngine('Firefox', () => {
  let site: SiteProcess | undefined
  let firefox: Browser | undefined
  beforeAll(async () => {
    site = await startBuiltSite()
    firefox = await startFirefox()
  })
  afterAll(async () => {
    await firefox?.close()
    await site?.stop()
  })

  it('mobile menu: is closed when the page is restored from the back/forward cache', async () => {
    const page = await (firefox as Browser).newPage()
    await page.setViewport({ width: 390, height: 844 })
    await page.goto(`${site?.origin}${urls.home()}`)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted)
      })
    })

    await page.locator('[data-menu] > summary').click()
    await expect.poll(() => inertParts(page)).toEqual(['MAIN', 'FOOTER'])
    await page.locator(`[data-menu] a[href="${urls.products()}"]`).click()
    await expect.poll(() => pathOf(page)).toBe(urls.products())
    await page.evaluate(() => history.back())
    await expect.poll(() => pathOf(page)).toBe(urls.home())
    // Make sure that the page was not reloaded: a reloaded page has its menu closed in any case.
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.persisted)).toBe('true')

    await expect.poll(() => inertParts(page)).toEqual([])
    await page.locator(`main a[href="${urls.contact()}"]`).click()
    await expect.poll(() => pathOf(page)).toBe(urls.contact())
  })
})

function pathOf(page: Page): Promise<string> {
  return page.evaluate(() => location.pathname)
}

function inertParts(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll('[inert]')].map(({ tagName }) => tagName))
}
