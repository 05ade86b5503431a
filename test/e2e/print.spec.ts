import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'

test.describe('print', { tag: '@desktop' }, () => {
  for (const kind of ['case study', 'available product'])
    test(`a page of the kind ${kind} has its URL and an address, and no menu`, async ({ page }) => {
      const path = PAGE_KINDS[kind] ?? ''
      await page.emulateMedia({ media: 'print' })
      await page.goto(path)
      const url = await page.evaluate(() => {
        const canonical = document.querySelector('link[rel="canonical"]')
        return canonical && getComputedStyle(canonical, '::before').content
      })
      expect(url).toMatch(new RegExp(`^"https?://[^"]+${path}"$`))
      await expect(page.getByRole('contentinfo').locator('address')).toBeVisible()
      await expect(page.locator('nav:visible')).toHaveCount(0)
    })

  test('a product has the content of all tabs', async ({ page }) => {
    await page.goto(PAGE_KINDS['available product'] ?? '')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(3)
  })

  test('a band has dark text, and the prices of services have their usual range', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(PAGE_KINDS.service ?? '')
    await expect(page.locator('#process')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await page.setViewportSize({ width: 680, height: 1000 })
    await page.goto(urls.services())
    const ranges = page.locator('section:has(#prices) li').getByText(/Most clients pay/)
    expect(await ranges.count()).toBeGreaterThan(0)
    for (const range of await ranges.all()) expect((await range.boundingBox())?.width).toBeGreaterThan(100)
  })

  test('drawings that were not scrolled to are printed whole', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(PAGE_KINDS.home ?? '')
    const clips = await page
      .locator('.reveal, section:has(#process) img[src*="-cloth"]')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).clipPath))
    expect(clips).not.toHaveLength(0)
    expect(clips.filter((path) => path !== 'none')).toEqual([])
  })
})
