import type { APIRoute } from 'astro'
import { nameStrips } from '#src/pattern/aso-oke/name-strips.ts'

/** The strips of the name pattern. The browser fetches this file when the visitor has typed the first letter. */
export const GET: APIRoute = () =>
  new Response(nameStrips(), { headers: { 'content-type': 'image/svg+xml' } })
