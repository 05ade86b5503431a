import { readFileSync } from 'node:fs'
import type { APIRoute } from 'astro'
import { getSiteContent } from '#src/content/load/collections.ts'
import { contentFile } from '#src/content/load/content-root.ts'

export async function getStaticPaths() {
  const { film } = (await getSiteContent()).home.hero
  const files = { mp4: film.mp4, webm: film.webm, 'large.webm': film.webmLarge }
  return Object.entries(files).flatMap(([format, file]) =>
    file ? [{ params: { format }, props: { file } }] : [],
  )
}

/** Serves the film of the home page, which the content names, at an address that stays (docs/requirements.md#home-page). */
export const GET: APIRoute<{ file: string }> = ({ params, props: { file } }) =>
  new Response(readFileSync(contentFile(file)), {
    headers: { 'content-type': `video/${params.format?.split('.').at(-1)}` },
  })
