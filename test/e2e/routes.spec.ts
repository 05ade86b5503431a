import { expect, test } from '@playwright/test'
import { siteAddresses } from '../support/site-addresses.ts'

/** Security headers of a response over HTTP. server/http/every-response.test.ts covers HTTPS and more errors. */
const SECURITY_HEADERS = [
  'content-security-policy',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]

test.describe('routes', { tag: ['@desktop', '@quick'] }, () => {
  const titles = new Map<string, string>()

  test('answer 200 with one h1, a unique title, a unique description and a canonical link', async ({
    request,
  }) => {
    const descriptions = new Map<string, string>()
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const { origin } = new URL(/<loc>([^<]+)/.exec(sitemap)?.[1] ?? '')
    for (const { path, canonical } of siteAddresses()) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(200)
      const html = await response.text()
      expect(html, path).toMatch(/<\/html>\s*$/)
      expect(html.match(/<h1[\s>]/g), `h1 of ${path}`).toHaveLength(1)
      expect(html, path).toContain(`<link rel="canonical" href="${origin}${canonical}">`)
      // docs/decisions/0006-subresource-integrity.md
      const scripts = html.matchAll(/<script[^>]*\ssrc="([^"]*)"|(?:component|renderer)-url="([^"]*)"/g)
      for (const [, src, island] of scripts) expect(src ?? island, path).toMatch(/^\/(?!\/)/)
      expect(html, path).not.toMatch(/class="[^"]*\bundefined\b/)
      if (canonical !== path) continue
      expectUnique(titles, /<title>([^<]+)<\/title>/.exec(html)?.[1], path)
      expectUnique(descriptions, /<meta name="description" content="([^"]+)"/.exec(html)?.[1], path)
    }
  })

  test('answer with all security headers for every status code', async ({ request }) => {
    const asset =
      /\/_astro\/[\w.-]+\.(?:css|js)/.exec(await (await request.get('/contact')).text())?.[0] ?? ''
    const video = '/assets/videos/hero-background.mp4'
    const tag = (await request.get('/')).headers().etag ?? ''
    const requests: [number, string, Parameters<typeof request.fetch>[1]?][] = [
      [200, '/'],
      [200, asset],
      [200, '/sw.js'],
      [200, '/sitemap.xml'],
      [304, '/', { headers: { 'if-none-match': tag } }],
      [206, video, { headers: { range: 'bytes=0-99' } }],
      [416, video, { headers: { range: 'bytes=999999999-' } }],
      [302, '/services/no-such-service'],
      [308, '/about/'],
      [404, '/no/such/page'],
      [404, '/api/nothing'],
      [405, '/about', { method: 'POST', data: {} }],
      [413, '/api/contact', { method: 'POST', data: { message: 'x'.repeat(100_000) } }],
      [422, '/api/contact', { method: 'POST', data: {} }],
    ]
    const expected = (await request.get('/about')).headers()
    for (const [status, path, options] of requests) {
      const answer = await request.fetch(path, { maxRedirects: 0, ...options })
      expect(answer.status(), path).toBe(status)
      const headers = answer.headers()
      // The CSP differs by page, because it has the hashes of the page. Files lack headers that apply only to pages.
      const isFile = path === asset || path === video
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
      for (const name of SECURITY_HEADERS.filter((each) => each !== 'content-security-policy'))
        if (!isFile || headers[name] !== undefined)
          expect(headers[name], `${name} of ${path}, ${status}`).toBe(expected[name])
      for (const name of ['server', 'x-powered-by', 'set-cookie'])
        expect(headers[name], `${path}, ${status}`).toBeUndefined()
    }
    expect(expected['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    expect(expected['content-security-policy']).not.toMatch(/unsafe|\*|data:|blob:/)
  })

  for (const path of ['/services/no-such-service', '/work/no-such-project', '/products/no-such-product']) {
    test(`redirect ${path} to /404, which answers 404`, async ({ request }) => {
      const first = await request.get(path, { maxRedirects: 0 })
      expect(first.status()).toBe(302)
      expect(first.headers().location).toBe('/404')
      const last = await request.get(path)
      expect(last.status()).toBe(404)
      expect(await last.text()).toContain('<meta name="robots" content="noindex">')
    })
  }

  test('answer 404 with the not-found page at any other unknown URL', async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    expect(new URL(page.url()).pathname).toBe('/no/such/page')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })

  test('answer 404 as JSON at an unknown URL of the API', async ({ request }) => {
    const response = await request.get('/api/nothing')
    expect(response.status()).toBe(404)
    expect(await response.json()).toEqual({ error: expect.any(String) })
  })
})

/** Expects that no other page has this value. @param seen the values of earlier pages, with their paths */
function expectUnique(seen: Map<string, string>, value: string | undefined, path: string): void {
  expect(value, path).toBeTruthy()
  if (value === undefined) return
  expect(seen.get(value), `${path} repeats "${value}"`).toBeUndefined()
  seen.set(value, path)
}
