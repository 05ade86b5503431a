import { type APIRequestContext, expect, test } from '@playwright/test'
import sharp from 'sharp'
import { entries } from '#src/content/load/read-content.ts'
import { checkContent } from '#src/content/validate/check-content.ts'
import { urls } from '#src/urls.ts'
import { siteAddresses } from '../support/site-addresses.ts'

/** Everything that search engines and messengers read, walked from the sitemap as they do. */
test.describe('search and sharing', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 })

  /** HTML of the pages in the sitemap, by path. */
  const pages = new Map<string, string>()

  test.beforeAll(async ({ request }) => {
    for (const address of await sitemap(request)) {
      const { pathname } = new URL(address)
      const response = await request.get(pathname)
      expect(response.status(), pathname).toBe(200)
      pages.set(pathname, await response.text())
    }
  })

  test('the sitemap has every page of the site once and nothing else', async ({ request }) => {
    const listed = await sitemap(request)
    const own = siteAddresses().filter(({ path, canonical }) => path === canonical)
    expect(listed.map((address) => new URL(address).pathname).toSorted()).toEqual(
      own.map(({ path }) => path).toSorted(),
    )
    expect(new Set(listed.map((address) => new URL(address).origin)).size).toBe(1)
  })

  test('robots.txt lets everyone in and names the sitemap', async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/)
    expect(robots).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m)
  })

  test('every page has a title and a description of its own', () => {
    for (const read of [titleOf, (html: string) => meta(html, 'name', 'description')]) {
      const texts = [...pages].map(([path, html]) => ({ path, text: read(html) }))
      const seen = Map.groupBy(texts, ({ text }) => text)
      expect([...seen.values()].filter((sharing) => sharing.length > 1)).toEqual([])
      expect([...seen.keys()].every((text) => text.length >= 10)).toBe(true)
    }
  })

  test('every page names itself as the address to keep, and as the address to share', async ({ request }) => {
    const addresses = new Map((await sitemap(request)).map((each) => [new URL(each).pathname, each]))
    for (const [path, html] of pages) {
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], path).toBe(addresses.get(path))
      expect(meta(html, 'property', 'og:url'), path).toBe(addresses.get(path))
      expect(meta(html, 'name', 'robots'), path).toBe('')
    }
  })

  test('every page has a card of 1200 x 630 that WhatsApp takes', async ({ request }) => {
    const cards = new Set<string>()
    for (const [path, html] of pages) {
      const card = new URL(meta(html, 'property', 'og:image'))
      const response = await request.get(card.pathname)
      expect(response.status(), card.pathname).toBe(200)
      expect(response.headers()['content-type'], path).toBe(meta(html, 'property', 'og:image:type'))
      const bytes = await response.body()
      expect(bytes.length, `size of ${card.pathname}`).toBeLessThanOrEqual(250_000)
      // stats() decodes every pixel; a card of one colour would be an empty one.
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

  test('the structured data of every page is of its kind', () => {
    for (const [path, html] of pages) {
      const graph = graphOf(html)
      expect(graph.map((part) => part['@type']).toSorted(), path).toEqual(expectedTypes(path).toSorted())
      expect(JSON.stringify(graph).match(/"(aggregateRating|review|placeholder)"/g), path).toBeNull()
      const [way] = graph.filter((part) => part['@type'] === 'BreadcrumbList')
      if (way) expect(way.itemListElement?.at(-1)).toMatchObject({ position: 3, name: expect.any(String) })
    }
    const [group] = graphOf(pages.get('/') ?? '')
    expect(group).toMatchObject({ contactPoint: { '@type': 'ContactPoint' }, logo: { width: '512' } })
    expect(group?.subOrganization).toHaveLength(6)
    expect(group?.sameAs?.length).toBeGreaterThan(0)
  })

  test('offers are sums in a currency, for products that can be had', () => {
    const offered = [...pages].flatMap(([path, html]) =>
      graphOf(html)
        .filter((part) => part['@type'] === 'SoftwareApplication')
        .map(({ offers = [] }) => ({ path, offers })),
    )
    expect(offered.map(({ path }) => path).toSorted()).toEqual([...available].toSorted())
    for (const { path, offers } of offered)
      for (const offer of offers) {
        expect(offer.priceCurrency, path).toMatch(/^(NGN|USD)$/)
        expect(offer.price ?? offer.lowPrice, path).toBeGreaterThan(0)
      }
    const taxly = offered.find(({ path }) => path === urls.product('taxly'))
    expect(taxly?.offers.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual([
      [5000, 'NGN'],
      [50000, 'NGN'],
    ])
  })

  test('no link of the site is dead, none leads to a place that a page does not have', async ({
    request,
  }) => {
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
          dead.push(`${path}: ${link} (no such place)`)
      }
    }
    expect([...new Set(dead)]).toEqual([])
  })

  test('icons and manifest are there', async ({ request }) => {
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

  test('what is no page of its own is kept out of search', async ({ request }) => {
    for (const path of [urls.notFound(), urls.thankYou()]) {
      const html = await (await request.get(path)).text()
      expect(meta(html, 'name', 'robots'), path).toBe('noindex')
      expect(html.match(/<link rel="canonical"|property="og:|ld\+json/g), path).toBeNull()
    }
  })
})

/** A part of a JSON-LD graph, as far as these tests read it. */
type Part = {
  '@type': string
  itemListElement?: unknown[]
  subOrganization?: unknown[]
  sameAs?: string[]
  offers?: Part[]
  price?: number
  lowPrice?: number
  priceCurrency?: string
}

async function sitemap(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}

function meta(html: string, attribute: 'name' | 'property', value: string): string {
  return new RegExp(`<meta ${attribute}="${value}" content="([^"]*)"`).exec(html)?.[1] ?? ''
}

function graphOf(html: string): Part[] {
  const json = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  expect(json).toHaveLength(1)
  return JSON.parse(json[0]?.[1] ?? '')['@graph']
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

const available = new Set(
  entries(checkContent(process.cwd()).files, 'products')
    .filter(({ data }) => data.status === 'available')
    .map(({ id }) => urls.product(id)),
)

function expectedTypes(path: string): string[] {
  const everywhere = ['Organization', 'WebSite']
  if (path === urls.about()) return [...everywhere, 'AboutPage']
  if (path === urls.contact()) return [...everywhere, 'ContactPage']
  if ([urls.services(), urls.work(), urls.products()].includes(path)) return [...everywhere, 'CollectionPage']
  const detail = [...everywhere, 'WebPage', 'BreadcrumbList']
  if (path.startsWith('/services/')) return [...detail, 'Service']
  if (path.startsWith('/work/')) return [...detail, 'CreativeWork']
  if (path.startsWith('/products/')) return available.has(path) ? [...detail, 'SoftwareApplication'] : detail
  return [...everywhere, 'WebPage']
}
