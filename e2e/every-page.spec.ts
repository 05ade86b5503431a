import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { PAGE_KINDS } from './page-kinds.ts'

/** WCAG 2.2 up to AA, with AAA contrast for text (issue 8/8) and what axe knows to be good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test.describe(kind, () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has no accessibility fault with everything open, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(path)
        await openDisclosures(page)
        const { violations } = await new AxeBuilder({ page })
          .withTags(RULES)
          .options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
          .analyze()
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
          ),
        ).toEqual([])
      })
    }

    test('shifts nothing while it loads and is scrolled through', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { layoutShift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[])
            if (!entry.hadRecentInput)
              (window as unknown as { layoutShift: number }).layoutShift += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await scrollThrough(page)
      expect(
        await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift),
      ).toBeLessThanOrEqual(0.02)
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

    test('breaks no rule of the content security policy and logs no error', async ({ page }) => {
      const faults: string[] = []
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      page.on('pageerror', (error) => faults.push(error.message))
      await page.goto(path)
      await scrollThrough(page)
      // The page for unknown addresses answers 404, which browsers log.
      expect(faults.filter((fault) => kind !== 'not found' || !fault.includes('404'))).toEqual([])
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
