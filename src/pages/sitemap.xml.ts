import type { APIRoute } from 'astro'
import { getSiteContent } from '../content/load/collections.ts'
import { sitePages } from '../seo/site-pages.ts'

/** The canonical URLs of all indexable pages, without aliases. */
export const GET: APIRoute = async ({ site }) => {
  const addresses = sitePages(await getSiteContent()).map(({ path }) => new URL(path, site).href)
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${address}</loc></url>`),
    '</urlset>',
  ].join('\n')
  return new Response(`${xml}\n`, { headers: { 'content-type': 'application/xml' } })
}
