import type { APIRoute } from 'astro'
import { getSiteContent } from '../content/load/collections.ts'
import { renderFaviconIco } from '../seo/icons.ts'

/** The icon for clients that request /favicon.ico and ignore the icon links of the page. */
export const GET: APIRoute = async () => {
  const {
    site: { name },
  } = await getSiteContent()
  return new Response(new Uint8Array(await renderFaviconIco(name)), {
    headers: { 'content-type': 'image/vnd.microsoft.icon' },
  })
}
