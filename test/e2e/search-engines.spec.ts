import { type APIRequestContext, expect, test } from '@playwright/test'
import sharp from 'sharp'
import { urls } from '#src/urls.ts'
import { siteAddresses } from '../support/site-addresses.ts'

async function fetchText(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(path === urls.notFound() ? 404 : 200)
  return response.text()
}

async function fetchSitemap(request: APIRequestContext): Promise<URL[]> {
  const xml = await fetchText(request, '/sitemap.xml')
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address))
}

async function fetchSitemapPages(request: APIRequestContext): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  for (const { pathname } of await fetchSitemap(request))
    pages.set(pathname, await fetchText(request, pathname))
  return pages
}

/** Returns the content of a meta element, or an empty string if the page has no such element. */
function meta(html: string, attribute: 'name' | 'property', value: string): string {
  return new RegExp(`<meta ${attribute}="${value}" content="([^"]*)"`).exec(html)?.[1] ?? ''
}

test.describe('search engines', { tag: ['@desktop', '@quick'] }, () => {
  // Mode `default` runs these tests in one worker, so that beforeAll fetches the pages only once.
  test.describe.configure({ mode: 'default', timeout: 120_000 })

  let pages: Map<string, string>

  test.beforeAll(async ({ request }) => {
    pages = await fetchSitemapPages(request)
  })

  test('the sitemap lists every page of the site exactly once, and no other URL', async ({ request }) => {
    const listed = await fetchSitemap(request)
    const own = siteAddresses().filter(({ path, canonical }) => path === canonical)
    expect(listed.map(({ pathname }) => pathname).toSorted()).toEqual(own.map(({ path }) => path).toSorted())
    expect(new Set(listed.map(({ origin }) => origin)).size).toBe(1)
  })

  test('robots.txt allows all crawlers and names the sitemap', async ({ request }) => {
    const robots = await fetchText(request, '/robots.txt')
    expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/)
    expect(robots).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m)
  })

  test('security.txt names a contact, its own URL and a date within a year', async ({ request }) => {
    const response = await request.get('/.well-known/security.txt')
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
    const text = await response.text()
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
    expect(text).toMatch(/^Canonical: https?:\/\/[^/]+\/\.well-known\/security\.txt$/m)
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(0)
    expect(days).toBeLessThan(365)
  })

  test('every page has its sitemap URL as canonical link, and may be indexed', async ({ request }) => {
    const addresses = new Map((await fetchSitemap(request)).map(({ pathname, href }) => [pathname, href]))
    for (const [path, html] of pages) {
      expect(meta(html, 'property', 'og:url'), path).toBe(addresses.get(path))
      expect(meta(html, 'name', 'robots'), path).toBe('')
    }
    for (const { path, canonical } of siteAddresses()) {
      const html = await fetchText(request, path)
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], path).toBe(addresses.get(canonical))
    }
  })

  test('every page is complete, with one h1 and a title and a description of its own', () => {
    for (const [path, html] of pages) {
      expect(html, path).toMatch(/<\/html>\s*$/)
      expect(html.match(/<h1[\s>]/g), `h1 of ${path}`).toHaveLength(1)
      // docs/decisions/0006-subresource-integrity.md
      const scripts = html.matchAll(/<script[^>]*\ssrc="([^"]*)"|(?:component|renderer)-url="([^"]*)"/g)
      for (const [, src, island] of scripts) expect(src ?? island, path).toMatch(/^\/(?!\/)/)
      expect(html, path).not.toMatch(/class="[^"]*\bundefined\b/)
    }
    for (const element of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
      const values = [...pages.values()].map((html) => element.exec(html)?.[1])
      expect(values.filter((value, index) => !value || values.indexOf(value) !== index)).toEqual([])
    }
  })

  test('every link leads to an existing page and fragment', async ({ request }) => {
    const dead: string[] = []
    const known = new Map<string, string | undefined>(pages)
    for (const [path, html] of pages) {
      expect(linksOf(html).length, path).toBeGreaterThan(20)
      for (const link of linksOf(html)) {
        if (link === '#' || link === '') dead.push(`${path}: empty link`)
        const { pathname, hash, origin } = new URL(link, `http://site.test${path}`)
        if (origin !== 'http://site.test') continue
        if (!known.has(pathname)) {
          const response = await request.get(pathname)
          known.set(pathname, response.ok() ? await response.text() : undefined)
        }
        const target = known.get(pathname)
        if (target === undefined) dead.push(`${path}: ${link}`)
        else if (hash && !target.includes(` id="${decodeURIComponent(hash.slice(1))}"`))
          dead.push(`${path}: ${link} (no such fragment)`)
      }
    }
    expect([...new Set(dead)]).toEqual([])
  })

  test('the manifest has icons of the declared sizes', async ({ request }) => {
    const manifest = await (await request.get('/site.webmanifest')).json()
    expect(manifest).toMatchObject({ start_url: '/', lang: 'en-NG' })
    for (const { src, sizes } of [
      ...(manifest.icons as { src: string; sizes: string }[]),
      { src: '/icons/apple-touch-icon.png', sizes: '180x180' },
    ]) {
      const response = await request.get(src)
      expect(response.status(), src).toBe(200)
      const { width, height } = await sharp(await response.body()).metadata()
      if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes)
    }
    expect((await request.get('/favicon.ico')).status()).toBe(200)
  })

  test('the not-found, offline and thank-you pages are not indexed or shared', async ({ request }) => {
    for (const path of [urls.notFound(), urls.offline(), urls.thankYou()]) {
      const html = await fetchText(request, path)
      expect(meta(html, 'name', 'robots'), path).toBe('noindex')
      expect(html.match(/<link rel="canonical"|property="og:|ld\+json/g), path).toBeNull()
    }
  })
})

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

test.describe('social card', { tag: '@desktop' }, () => {
  test('of every page is an image of its own in the size that WhatsApp takes', async ({ request }) => {
    test.setTimeout(120_000)
    const pages = await fetchSitemapPages(request)
    const cards = new Set<string>()
    for (const [path, html] of pages) {
      const card = new URL(meta(html, 'property', 'og:image'))
      const response = await request.get(card.pathname)
      expect(response.status(), card.pathname).toBe(200)
      expect(response.headers()['content-type'], path).toBe('image/jpeg')
      const bytes = await response.body()
      expect(bytes.length, `size of ${card.pathname}`).toBeLessThanOrEqual(250_000)
      // stats() fails on damaged pixel data. A blank card has one colour, whose standard deviation is 0.
      const { channels } = await sharp(bytes).stats()
      expect(Math.max(...channels.map(({ stdev }) => stdev)), path).toBeGreaterThan(20)
      const { width, height } = await sharp(bytes).metadata()
      expect([width, height], path).toEqual([1200, 630])
      expect(meta(html, 'name', 'twitter:card')).toBe('summary_large_image')
      for (const [property, content] of [
        ['image:width', /^1200$/],
        ['image:height', /^630$/],
        ['locale', /^en_NG$/],
        ['image:alt', /^.{6}/],
        ...['type', 'title', 'description', 'site_name'].map((name) => [name, /./] as const),
      ] as const)
        expect(meta(html, 'property', `og:${property}`), `${property} of ${path}`).toMatch(content)
      cards.add(card.pathname)
    }
    expect(cards.size).toBe(pages.size)
  })
})
