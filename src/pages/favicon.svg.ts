import type { APIRoute } from 'astro'
import { getSiteContent } from '../content/load/collections.ts'
import { favicon } from '../seo/icons.ts'

/** The icon of the site, drawn from the group's name. */
export const GET: APIRoute = async () => {
  const {
    site: { name },
  } = await getSiteContent()
  return new Response(favicon(name), { headers: { 'Content-Type': 'image/svg+xml' } })
}
