import { expect, type Page, type Request, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { REAL_SITE } from '../../playwright.config.ts'
import { isFetched } from '../support/fetch-chromium.ts'
import { findChromium } from '../support/find-chromium.ts'
import { pageKinds } from '../support/page-kinds.ts'
import { budgetOf } from '../support/read-budgets.ts'
import { siteAddresses } from '../support/site-addresses.ts'
import { findCutText } from './find-layout-faults.ts'
import { measureFirstView } from './measure-first-view.ts'
import { operateControls } from './operate-controls.ts'
import { recordProblems, recordShifts, shiftOf } from './record-problems.ts'
import { openDisclosures, scrollThrough } from './show-page.ts'

// The pages of the site itself, with the content of content/. All other tests use the fixture.
test.use({ baseURL: REAL_SITE })

const WIDTHS = [320, 768, 1440]
/** Bytes of the script that every page fetches after the load event (src/layout/after-load.ts). */
const AFTER_LOAD = 2000
const KINDS = pageKinds('.')

/** All other pages, including aliases. */
const PAGES = [
  ...siteAddresses('.')
    .map(({ path }) => path)
    .filter((path) => !Object.values(KINDS).includes(path)),
  urls.thankYou(),
]

test.describe('page of each kind', { tag: '@quick' }, () => {
  for (const [kind, path] of Object.entries(KINDS))
    test(`${kind}: stays within its byte budget, and causes no layout shift, script error or CSP violation`, async ({
      page,
      hasTouch: isPhone,
    }) => {
      const problems = recordProblems(page)
      await page.addInitScript(recordShifts)

      await test.step('first view', async () => {
        const budget = budgetOf(path)
        const { fonts, scripts, total, earlyScripts } = await measureFirstView(page, path)
        expect(earlyScripts).toEqual([])
        expect(scripts).toBeLessThanOrEqual(budget.islands + AFTER_LOAD)
        expect(fonts).toBeGreaterThan(0)
        expect(fonts).toBeLessThanOrEqual(budget.fonts)
        if (!isFetched(findChromium())) expect(total).toBeLessThanOrEqual(budget.firstView)
      })
      await test.step('scroll to the end', async () => {
        await scrollThrough(page)
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.1)
      })
      // The controls do the same in both viewports.
      if (!isPhone)
        await test.step('use of all controls', async () => {
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await operateControls(page)
          expect(new URL(page.url()).pathname).toBe(path)
          await page.keyboard.press('Escape')
          await expectNoCutText(page)
        })
      expect(problems()).toEqual([])
    })
})

test.describe('about page on a phone with three pixels to one', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

  test('weighs at most 250 kB with all portraits', async ({ page }) => {
    const requests: Request[] = []
    page.on('requestfinished', (request) => requests.push(request))
    await page.goto(urls.about())
    await scrollThrough(page)
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(requests.map((request) => request.sizes()))
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThanOrEqual(250_000)
  })
})

test.describe('every other page', { tag: '@desktop' }, () => {
  for (const path of PAGES)
    test(`${path} has no script error, CSP violation, cut text or sideways scroll`, async ({ page }) => {
      const problems = recordProblems(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await scrollThrough(page)
      await expectNoCutText(page)
      expect(problems()).toEqual([])
    })
})

test('CSP: blocks and reports an inline style', {
  tag: ['@desktop', '@quick'],
}, async ({ page }) => {
  const problems = recordProblems(page)
  await page.goto(urls.about())
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect.poll(problems).toEqual([expect.stringContaining('Content Security Policy')])
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe('rgb(255, 0, 0)')
})

/** Expects that no text is cut off and nothing scrolls sideways in three windows, with all disclosures open. */
async function expectNoCutText(page: Page): Promise<void> {
  await openDisclosures(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findCutText(page), `at ${width} px`).toEqual([])
  }
}
