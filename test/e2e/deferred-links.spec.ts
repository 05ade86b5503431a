import { expect, type Page, test } from '@playwright/test'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { finishAnimations } from './finish-animations.ts'
import { holdRequests } from './hold-requests.ts'
import { recordShifts } from './record-shifts.ts'

/** A page with text in italics, which needs a deferred font. */
const PAGE = PAGE_KINDS['case study'] ?? ''

const PRELOADED_FONT = /\/(?:ojuju|brygada)\.[\w-]+\.woff2$/
const DEFERRED_FONT = /\/(?!(?:ojuju|brygada)\.[\w-]+\.woff2$)[^/]+\.woff2$/
const DEFERRED_FILE = /\.woff2$|\/fonts-deferred\.|\.webmanifest$/

for (const [kind, path] of Object.entries(PAGE_KINDS))
  test(`${kind}: fetches deferred fonts only after the load event, and does not shift when they are applied`, {
    // Narrow lines shift first.
    tag: '@phone',
  }, async ({ page }) => {
    // The page is first painted without the deferred fonts.
    const release = await holdRequests(page, DEFERRED_FONT)
    await page.addInitScript(recordShifts)
    await page.goto(path)
    const styles = page.locator('head > link[href*=fonts-deferred]')
    await expect.poll(() => styles.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true)
    // Ignore the layout shifts so far: the preloaded fonts cause them, and test/e2e/every-page.spec.ts limits them.
    await page.evaluate(finishAnimations)
    await page.evaluate(() => Object.assign(window, { layoutShift: 0 }))
    release()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.evaluate(finishAnimations)
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0))
        .map(({ name }) => name)
    })
    expect(early.filter((url) => PRELOADED_FONT.test(url))).toHaveLength(2)
    expect(early.filter((url) => DEFERRED_FILE.test(url) && !PRELOADED_FONT.test(url))).toEqual([])
    expect(
      await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift),
    ).toBeLessThanOrEqual(0.01)
  })

test('deferred links: adds the italic font and the web manifest after the load event', async ({ page }) => {
  const italic = page.waitForResponse(/brygada-italic\.[\w-]+\.woff2$/)
  await page.goto(PAGE)
  expect((await italic).ok()).toBe(true)
  await expect(page.locator('head > link[rel=manifest]')).toHaveCount(1)
  await expect.poll(() => loadedFonts(page)).toContain('Brygada italic')
})

test('deferred links: shows ₦ in the font of the price', async ({ page }) => {
  await page.goto(PAGE_KINDS.services ?? '')
  await expect.poll(() => loadedFonts(page)).toContain('Ojuju Rare normal')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('deferred links: loads the italic font', async ({ page }) => {
    const italic = page.waitForResponse(/brygada-italic\.[\w-]+\.woff2$/)
    await page.goto(PAGE)
    expect((await italic).ok()).toBe(true)
  })
})

/** Returns the family and style of each font that the page has loaded. */
async function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, style }) => `${family.replaceAll('"', '')} ${style}`),
  )
}
