import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { fetchSitemap, meta } from '#test/e2e/sitemap-pages.ts'

/** The width and the height of an A4 sheet between the margins of print.css, in px. */
const SHEET = { width: 680, height: 1016 }

test.describe('company profile', { tag: '@quick' }, () => {
  for (const path of [urls.about(), urls.contact()]) {
    test(`${path} links to it`, { tag: '@desktop' }, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('main').getByRole('link', { name: 'Company profile: print it or save it' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Company profile' })).toBeVisible()
    })
  }

  test('is hidden from search engines', { tag: '@desktop' }, async ({ request }) => {
    const html = await (await request.get(urls.profile())).text()
    expect(meta(html, 'name', 'robots')).toBe('noindex')
    for (const address of await fetchSitemap(request)) expect(address).not.toContain(urls.profile())
  })

  test('fits a phone and has no wide part', { tag: '@phone' }, async ({ page }) => {
    await page.goto(urls.profile())
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test('is printed without the header and the advice on printing, and no block is cut by the end of a sheet', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(urls.profile())
    await expect(page.getByText('save it as PDF')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(SHEET)
    await expect(page.getByText('save it as PDF')).toBeHidden()
    await expect(page.locator('[data-header]')).toBeHidden()
    const heights = await page
      .locator('main article, main dl > div')
      .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(40)
    expect(Math.max(...heights)).toBeLessThan(SHEET.height)
  })
})
