import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { fetchSitemap, meta } from './sitemap-pages.ts'

test.describe('company profile', { tag: '@quick' }, () => {
  for (const path of [urls.about(), urls.contact()]) {
    test(`${path} links to the PDF and names its size`, { tag: '@desktop' }, async ({ page, request }) => {
      await page.goto(path)
      const link = page.getByRole('main').getByRole('link', { name: /^Company profile/ })
      await expect(link).toBeVisible()
      const [, kilobytes] = /\(PDF, (\d+)\skB, \d+\spages\)/.exec((await link.textContent()) ?? '') ?? []
      const response = await request.get((await link.getAttribute('href')) ?? '')
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toBe('application/pdf')
      expect(response.headers()['cache-control']).toBe('public, max-age=3600')
      const body = await response.body()
      expect(body.subarray(0, 5).toString()).toBe('%PDF-')
      expect(Math.ceil(body.length / 1000)).toBe(Number(kilobytes))
    })
  }

  test('the printed page is hidden from search engines', { tag: '@desktop' }, async ({ request }) => {
    const html = await (await request.get(urls.profile())).text()
    expect(meta(html, 'name', 'robots')).toBe('noindex')
    for (const address of await fetchSitemap(request)) expect(address).not.toContain(urls.profile())
  })

  test('the PDF is not among the files of the service worker', { tag: '@desktop' }, async ({ request }) => {
    expect(await (await request.get('/sw.js')).text()).not.toContain(urls.profilePdf())
  })

  test('the printed page fits a phone and has no wide part', { tag: '@phone' }, async ({ page }) => {
    await page.goto(urls.profile())
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test('no block of the profile is cut by the end of a sheet', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(urls.profile())
    await page.emulateMedia({ media: 'print' })
    // The width and the height of an A4 sheet between its margins, in px.
    await page.setViewportSize({ width: 794, height: 986 })
    const heights = await page
      .locator('main article, main li, main tr, main dl')
      .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(986)
  })
})
