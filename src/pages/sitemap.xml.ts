import type { APIRoute } from 'astro'
import { getContentFiles } from '../content/load/collections.ts'
import { contentKindNames } from '../content/load/content-kinds.ts'
import { inOrder } from '../content/load/site-content.ts'
import { sitePages } from '../layout/site-pages.ts'

/** The canonical URLs of all indexable pages, without aliases. */
export const GET: APIRoute = async ({ site }) => {
  const pages = sitePages(inOrder(await getContentFiles()))
  const addresses = contentKindNames
    .flatMap((kind) => pages.filter((page) => page.kind === kind))
    .map(({ path }) => new URL(path, site).href)
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${address}</loc></url>`),
    '</urlset>',
  ].join('\n')
  return new Response(`${xml}\n`, { headers: { 'content-type': 'application/xml' } })
}
