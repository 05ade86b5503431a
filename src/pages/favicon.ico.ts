import type { APIRoute } from 'astro'
import { getSingle } from '../content/load/collections.ts'
import { renderFaviconIco } from '../seo/icons.ts'

/** For clients that request this address without reading the page. */
export const GET: APIRoute = async () => {
  const { name } = await getSingle('site')
  return new Response(new Uint8Array(await renderFaviconIco(name)), {
    headers: { 'content-type': 'image/vnd.microsoft.icon' },
  })
}
