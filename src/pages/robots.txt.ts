import type { APIRoute } from 'astro'
import { urls } from '../urls.ts'

/** Allows all crawlers everywhere. Pages that must not be indexed have a robots meta tag. */
export const GET: APIRoute = ({ site }) => {
  const text = ['User-agent: *', 'Allow: /', '', `Sitemap: ${new URL(urls.sitemap(), site)}`, '']
  return new Response(text.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
