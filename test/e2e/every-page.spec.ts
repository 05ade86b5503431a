import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { pageKind, readBudgets } from '../support/read-budgets.ts'
import { siteAddresses } from '../support/site-addresses.ts'
import { findBadBreaks } from './find-bad-breaks.ts'
import { measureFirstView } from './measure-first-view.ts'
import { openDisclosures } from './open-disclosures.ts'
import { operateControls } from './operate-controls.ts'
import { recordProblems } from './record-problems.ts'
import { recordShifts } from './record-shifts.ts'
import { scrollThrough } from './scroll-through.ts'

const WIDTHS = [320, 360, 768, 1440]

/** All pages that PAGE_KINDS does not contain, including aliases. */
const OTHER_PAGES = [...siteAddresses().map(({ path }) => path), urls.thankYou()].filter(
  (path) => !Object.values(PAGE_KINDS).includes(path),
)

const budgets = readBudgets()

test.describe('page of each kind', { tag: '@quick' }, () => {
  for (const [kind, path] of Object.entries(PAGE_KINDS))
    test(`${kind}: stays within its byte budget, breaks lines well, and causes no layout shift, script error or CSP violation`, async ({
      page,
      hasTouch: isPhone,
    }) => {
      test.setTimeout(60_000)
      const problems = recordProblems(page)
      await page.addInitScript(recordShifts)

      await test.step('first view', async () => {
        const budget = budgets[pageKind(path)]
        const { fonts, scripts, total, earlyScripts } = await measureFirstView(page, path)
        expect(earlyScripts).toEqual([])
        expect(scripts).toBeLessThanOrEqual(budget?.islands ?? 0)
        expect(fonts).toBeGreaterThan(0)
        expect(fonts).toBeLessThanOrEqual(budget?.fonts ?? 0)
        expect(total).toBeLessThanOrEqual(budget?.firstView ?? 0)
      })
      await test.step('scroll to the end', async () => {
        await scrollThrough(page)
        const shift = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)
        expect(shift).toBeLessThanOrEqual(0.02)
      })
      // The lines are checked at all widths, and the controls do the same in both viewports.
      if (!isPhone) {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await test.step('lines at all widths', async () => {
          expect(await findLayoutProblems(page)).toEqual([])
        })
        await test.step('use of all controls', async () => {
          expect(await operateControls(page)).toBeGreaterThan(0)
          expect(new URL(page.url()).pathname).toBe(path)
        })
      }
      expect(problems()).toEqual([])
    })
})

test.describe('every other page', { tag: '@desktop' }, () => {
  for (const path of OTHER_PAGES)
    test(`${path} has no script error, CSP violation, overflow, split word or heading with a single last word`, async ({
      page,
    }) => {
      const problems = recordProblems(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await scrollThrough(page)
      expect(await findLayoutProblems(page)).toEqual([])
      expect(problems()).toEqual([])
    })
})

/** Returns overflow, split words and headings with a single last word in windows of all widths. */
async function findLayoutProblems(page: Page): Promise<string[]> {
  const size = page.viewportSize()
  await openDisclosures(page)
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) found.push(`overflow of ${overflow} px at ${width} px`)
    found.push(...(await findBadBreaks(page)).map((text) => `${text} at ${width} px`))
  }
  if (size) await page.setViewportSize(size)
  return found
}
