import type { APIRoute } from 'astro'
import { getSingle } from '../content/load/collections.ts'
import { favicon } from '../seo/icons.ts'

/** The icon of the site, drawn from the group's name. */
export const GET: APIRoute = async () => {
  const { name } = await getSingle('site')
  return new Response(favicon(name), { headers: { 'Content-Type': 'image/svg+xml' } })
}
