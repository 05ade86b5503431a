import type { APIRoute } from 'astro'
import { getSingle } from '../../content/collections.ts'
import { selvedge } from '../../pattern/selvedge.ts'

/** The woven edge above the footer of every page, as one file that browsers fetch once. */
export const GET: APIRoute = async () => {
  const { name } = await getSingle('site')
  return new Response(selvedge(name, { palette: 'file' }), { headers: { 'content-type': 'image/svg+xml' } })
}
