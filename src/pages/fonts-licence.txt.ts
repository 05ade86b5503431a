import type { APIRoute } from 'astro'
import licence from '../styles/fonts/OFL.txt?raw'

/** Serves the licence of the web fonts, which each copy of them must contain (SIL Open Font License 1.1, condition 2). */
export const GET: APIRoute = () =>
  new Response(licence, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
