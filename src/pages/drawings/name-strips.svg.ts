import type { APIRoute } from 'astro'
import { nameStrips } from '#src/pattern/aso-oke/name-strips.ts'

/** The strips that a visitor's name is woven of: fetched with the first letter that is typed. */
export const GET: APIRoute = () =>
  new Response(nameStrips(), { headers: { 'content-type': 'image/svg+xml' } })
