import type { APIRoute } from 'astro'
import { getSingle } from '../content/load/collections.ts'
import { renderFaviconIco } from '../seo/icons.ts'

/** The icon for clients that request /favicon.ico and ignore the icon links of the page. */
export const GET: APIRoute = async () => {
  const { name } = await getSingle('site')
  return new Response(new Uint8Array(await renderFaviconIco(name)), {
    headers: { 'content-type': 'image/vnd.microsoft.icon' },
  })
}
