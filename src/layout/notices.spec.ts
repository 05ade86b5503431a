import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { readEntries } from '../../test/e2e/read-entries.ts'

const [notice] = readEntries('site')[0]?.data.notices ?? []

for (const path of [urls.home(), urls.contact()])
  test(`notice: is the first thing on ${path}, below the header at every width`, {
    tag: ['@quick', '@desktop'],
  }, async ({ page }) => {
    await page.goto(path)
    const shown = page.getByRole('region', { name: 'Notice' })
    await expect(shown).toContainText(notice?.title ?? 'missing')
    await expect(shown).toContainText('from Friday 20 November 2026 to Wednesday 2 January 2097.')
    const header = page.getByRole('banner')
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const top = (await shown.locator('p').boundingBox())?.y ?? 0
      const bar = await header.boundingBox()
      expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
      expect(top).toBeLessThan(160)
    }
  })

test('notice: is on no other page', { tag: ['@quick', '@desktop'] }, async ({ page }) => {
  await page.goto(urls.services())
  await expect(page.getByRole('region', { name: 'Notice' })).toHaveCount(0)
})
