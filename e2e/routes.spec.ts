import { expect, test } from '@playwright/test'
import { siteAddresses } from './site-addresses.ts'

test.describe('every address of the site', () => {
  const titles = new Map<string, string>()

  test.beforeEach(({}, { project }) => {
    test.skip(project.name !== 'desktop', 'the answer does not depend on the width of the screen')
  })

  test('answers 200 with one h1, its own title, its own description and a canonical link', async ({
    request,
  }) => {
    const descriptions = new Map<string, string>()
    for (const { path, canonical } of siteAddresses()) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(200)
      const html = await response.text()
      expect(html.match(/<h1[\s>]/g), `h1 of ${path}`).toHaveLength(1)
      expect(html, path).toContain(
        `<link rel="canonical" href="http://localhost:3000${canonical === '/' ? '/' : canonical}">`,
      )
      expect(html, path).not.toMatch(/class="[^"]*\bundefined\b/)
      if (canonical !== path) continue
      expectOwn(titles, /<title>([^<]+)<\/title>/.exec(html)?.[1], path)
      expectOwn(descriptions, /<meta name="description" content="([^"]+)"/.exec(html)?.[1], path)
    }
  })

  for (const path of ['/services/no-such-service', '/work/no-such-project', '/products/no-such-product']) {
    test(`${path} leads to /404, which answers 404`, async ({ request }) => {
      const first = await request.get(path, { maxRedirects: 0 })
      expect(first.status()).toBe(302)
      expect(first.headers().location).toBe('/404')
      const last = await request.get(path)
      expect(last.status()).toBe(404)
      expect(await last.text()).toContain('<meta name="robots" content="noindex">')
    })
  }

  test('any other unknown address answers 404 with the same page, at its own address', async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    expect(new URL(page.url()).pathname).toBe('/no/such/page')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })

  test('an unknown address of the API answers 404 as JSON', async ({ request }) => {
    const response = await request.get('/api/nothing')
    expect(response.status()).toBe(404)
    expect(await response.json()).toEqual({ error: expect.any(String) })
  })
})

/** A value that no other page has. */
function expectOwn(seen: Map<string, string>, value: string | undefined, path: string): void {
  expect(value, path).toBeTruthy()
  if (value === undefined) return
  expect(seen.get(value), `${path} repeats "${value}"`).toBeUndefined()
  seen.set(value, path)
}
