import { expect, test } from '@playwright/test'
import { siteAddresses } from '../support/site-addresses.ts'

const titles = new Map<string, string>()

test('routes: answer 200 with one h1, a unique title, a unique description and a canonical link', {
  tag: ['@desktop', '@quick'],
}, async ({ request }) => {
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

/** Expects that no other page has this value. @param seen the values of earlier pages, with their paths */
function expectUnique(seen: Map<string, string>, value: string | undefined, path: string): void {
  expect(value, path).toBeTruthy()
  if (value === undefined) return
  expect(seen.get(value), `${path} repeats "${value}"`).toBeUndefined()
  seen.set(value, path)
}
