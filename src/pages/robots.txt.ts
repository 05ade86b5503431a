import type { APIRoute } from 'astro'
import { urls } from '../urls.ts'

/** Allows all crawlers on all pages. Pages that must not be indexed have a robots meta tag instead. */
export const GET: APIRoute = ({ site }) => {
  const text = ['User-agent: *', 'Allow: /', '', `Sitemap: ${new URL(urls.sitemap(), site)}`, '']
  return new Response(text.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
