import { expect, test } from '@playwright/test'
import { readEntries } from './read-entries.ts'

const families = readEntries('patterns').flatMap(({ data }) => data.families)

test.describe('patterns page', { tag: '@desktop' }, () => {
  test('shows a drawing of each family with three labels, its source and a reviewer', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto('/patterns')
    const legend = page.getByRole('main')
    await expect(legend.getByRole('heading', { level: 1 })).toHaveText('About the patterns')
    await expect(legend.getByRole('heading', { level: 2 })).toHaveText([
      'Adire eleko',
      'Adire oniko',
      'Aso-oke',
      'Uli',
      'Gbari pottery',
      'Dagi',
    ])
    await expect(legend.getByRole('img')).toHaveCount(6)
    for (const drawing of await legend.getByRole('img').all()) {
      await drawing.scrollIntoViewIfNeeded()
      await expect
        .poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
      const labels = drawing.locator('xpath=following-sibling::ul[1]/li')
      await expect(labels).toHaveCount(3)
    }
    for (const { reviewer } of families) await expect(legend.getByText(reviewer.text)).toBeVisible()
  })

  for (const width of [320, 1440, 2560]) {
    test(`puts each label where the line of its drawing ends, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/patterns')
      const drawings = page.getByRole('main').getByRole('img')
      await expect(drawings).toHaveCount(6)
      for (const drawing of await drawings.all()) {
        const { offsets, gap } = await drawing.evaluate((img) => {
          const box = img.getBoundingClientRect()
          const labels = [...(img.nextElementSibling?.children ?? [])].map((item) =>
            item.getBoundingClientRect(),
          )
          return {
            offsets: labels.map(({ left }) => (left - box.left) / box.width),
            gap: Math.max(...labels.map(({ top }) => Math.abs(top - box.bottom))),
          }
        })
        for (const [index, edge] of [0.04, 0.36, 0.68].entries()) expect(offsets[index]).toBeCloseTo(edge, 2)
        expect(gap).toBeLessThan(1.5)
      }
    })
  }
})
