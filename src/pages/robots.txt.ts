import type { APIRoute } from 'astro'
import { urls } from '../urls.ts'

/** Everything may be read; pages that are not to be kept say so themselves. */
export const GET: APIRoute = ({ site }) => {
  const text = ['User-agent: *', 'Allow: /', '', `Sitemap: ${new URL(urls.sitemap(), site)}`, '']
  return new Response(text.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
