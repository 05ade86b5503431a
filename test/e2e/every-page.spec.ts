import { expect, test } from '@playwright/test'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { openDisclosures } from './open-disclosures.ts'
import { recordShifts } from './record-shifts.ts'
import { scrollThrough } from './scroll-through.ts'

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test.describe(`${kind} page`, () => {
    test('loads and scrolls without layout shift, script error or CSP violation', { tag: '@quick' }, async ({
      page,
    }) => {
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      await page.addInitScript(recordShifts)
      await page.goto(path)
      await scrollThrough(page)
      expect(
        await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift),
      ).toBeLessThanOrEqual(0.02)
      // The browser logs the status 404 of the not-found page as an error, which is expected.
      expect(errors.filter((error) => kind !== 'not found' || !error.includes('404'))).toEqual([])
    })

    test('has no horizontal overflow at 320 px', { tag: ['@phone', '@quick'] }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      await openDisclosures(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })
  })
}
