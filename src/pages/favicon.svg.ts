import type { APIRoute } from 'astro'
import { getSingle } from '../content/collections.ts'
import { makersMark } from '../pattern/makers-mark.ts'

/** A blue that reads on the light and the dark tabs of browsers. */
const INK = '#4a6bb0'

/** The icon of the site: the maker's mark, grown from the group's name. */
export const GET: APIRoute = async () => {
  const { name } = await getSingle('site')
  const svg = makersMark(name)
    .replaceAll('var(--i)', INK)
    .replaceAll('var(--b)', 'none')
    .replaceAll('currentColor', INK)
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
}
