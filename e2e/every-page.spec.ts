import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { PAGE_KINDS } from './page-kinds.ts'

/** WCAG 2.2 up to AA, with AAA contrast for text (issue 8/8) and what axe knows to be good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test.describe(kind, () => {
    test('has no accessibility fault with everything open, light and dark', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await openDisclosures(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        // The colours of controls fade; axe must not look half-way.
        await page.waitForTimeout(300)
        const { violations } = await new AxeBuilder({ page })
          .withTags(RULES)
          .options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
          // The inside of a drawn product screen is a picture; its frame carries the text alternative.
          .exclude('[role="img"] > [aria-hidden="true"]')
          .analyze()
        const faults = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
        )
        expect(faults, colorScheme).toEqual([])
      }
    })

    test('loads and scrolls without shifting, without an error, within the content security policy', async ({
      page,
    }) => {
      const faults: string[] = []
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      page.on('pageerror', (error) => faults.push(error.message))
      await page.addInitScript(recordShifts)
      await page.goto(path)
      await scrollThrough(page)
      expect(
        await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift),
      ).toBeLessThanOrEqual(0.02)
      // The page for unknown addresses answers 404, which browsers log.
      expect(faults.filter((fault) => kind !== 'not found' || !fault.includes('404'))).toEqual([])
    })

    test('does not overflow at 320 px', async ({ page }, { project }) => {
      test.skip(project.name === 'desktop', 'it is about narrow screens')
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      await openDisclosures(page)
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide).toBeLessThanOrEqual(0)
    })
  })
}

/** Opens every disclosure of the content; the menus of the header have journeys of their own. */
async function openDisclosures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name')
      details.setAttribute('open', '')
    }
  })
}

/** Runs in the page: adds up how far its parts jump (Cumulative Layout Shift). */
function recordShifts(): void {
  const seen = { layoutShift: 0 }
  Object.assign(window, seen)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) (window as unknown as typeof seen).layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight * 0.8
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    await new Promise((resolve) => setTimeout(resolve, 700))
  })
}
