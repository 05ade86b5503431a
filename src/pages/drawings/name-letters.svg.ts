import type { APIRoute } from 'astro'
import { nameLetters } from '#src/artwork/name-letters.ts'

/** Outlines of letters. The browser fetches this file when a visitor keeps a cloth. */
export const GET: APIRoute = async () =>
  new Response(await nameLetters(), { headers: { 'content-type': 'image/svg+xml' } })
