import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { readEntries } from './site-content.ts'
import { fetchSitemapPages } from './sitemap-pages.ts'

/** A node of a JSON-LD graph with the properties that these tests read. */
type GraphNode = {
  '@type': string
  itemListElement?: unknown[]
  subOrganization?: unknown[]
  sameAs?: string[]
}

/** Paths of the available products. */
const AVAILABLE = new Set(
  readEntries('products')
    .filter(({ data }) => data.status === 'available')
    .map(({ id }) => urls.product(id)),
)

test.describe('structured data', { tag: '@desktop' }, () => {
  // Mode `default` runs these tests in one worker, so that beforeAll fetches the pages only once.
  test.describe.configure({ mode: 'default', timeout: 120_000 })

  let pages: Map<string, string>

  test.beforeAll(async ({ request }) => {
    pages = await fetchSitemapPages(request)
  })

  test('has the schema.org types that the kind of page requires', () => {
    for (const [path, html] of pages) {
      const graph = graphOf(html)
      expect(graph.map((node) => node['@type']).toSorted(), path).toEqual(expectedTypes(path).toSorted())
      expect(JSON.stringify(graph).match(/"(aggregateRating|review|placeholder)"/g), path).toBeNull()
      const [breadcrumbs] = graph.filter((node) => node['@type'] === 'BreadcrumbList')
      if (breadcrumbs)
        expect(breadcrumbs.itemListElement?.at(-1)).toMatchObject({ position: 3, name: expect.any(String) })
    }
    const [group] = graphOf(pages.get('/') ?? '')
    expect(group).toMatchObject({ contactPoint: { '@type': 'ContactPoint' }, logo: { width: '512' } })
    expect(group?.subOrganization).toHaveLength(6)
    expect(group?.sameAs?.length).toBeGreaterThan(0)
  })
})

function graphOf(html: string): GraphNode[] {
  const json = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  expect(json).toHaveLength(1)
  return JSON.parse(json[0]?.[1] ?? '')['@graph']
}

function expectedTypes(path: string): string[] {
  const everywhere = ['Organization', 'WebSite']
  if (path === urls.about()) return [...everywhere, 'AboutPage']
  if (path === urls.contact()) return [...everywhere, 'ContactPage']
  if ([urls.services(), urls.work(), urls.products()].includes(path)) return [...everywhere, 'CollectionPage']
  const detail = [...everywhere, 'WebPage', 'BreadcrumbList']
  if (path.startsWith('/services/')) return [...detail, 'Service']
  if (path.startsWith('/work/')) return [...detail, 'CreativeWork']
  if (path.startsWith('/products/')) return AVAILABLE.has(path) ? [...detail, 'SoftwareApplication'] : detail
  return [...everywhere, 'WebPage']
}
