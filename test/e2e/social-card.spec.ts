import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { fetchSitemapPages, meta } from './sitemap-pages.ts'

test.describe('social card', { tag: '@desktop' }, () => {
  test('of every page is a different image of 1200 x 630 px and at most 250 kB, the limit of WhatsApp', async ({
    request,
  }) => {
    test.setTimeout(120_000)
    const pages = await fetchSitemapPages(request)
    const cards = new Set<string>()
    for (const [path, html] of pages) {
      const card = new URL(meta(html, 'property', 'og:image'))
      const response = await request.get(card.pathname)
      expect(response.status(), card.pathname).toBe(200)
      expect(response.headers()['content-type'], path).toBe(meta(html, 'property', 'og:image:type'))
      const bytes = await response.body()
      expect(bytes.length, `size of ${card.pathname}`).toBeLessThanOrEqual(250_000)
      // stats() fails on damaged pixel data. A blank card has one colour, whose standard deviation is 0.
      const { channels } = await sharp(bytes).stats()
      expect(Math.max(...channels.map(({ stdev }) => stdev)), path).toBeGreaterThan(20)
      const { width, height } = await sharp(bytes).metadata()
      expect([width, height], path).toEqual([1200, 630])
      expect(meta(html, 'property', 'og:image:width')).toBe('1200')
      expect(meta(html, 'property', 'og:image:height')).toBe('630')
      expect(meta(html, 'property', 'og:image:alt').length, path).toBeGreaterThan(5)
      expect(meta(html, 'name', 'twitter:card')).toBe('summary_large_image')
      expect(meta(html, 'property', 'og:locale')).toBe('en_NG')
      for (const property of ['og:type', 'og:title', 'og:description', 'og:site_name'])
        expect(meta(html, 'property', property), `${property} of ${path}`).not.toBe('')
      cards.add(card.pathname)
    }
    expect(cards.size).toBe(pages.size)
  })
})
