import { readFileSync } from 'node:fs'
import type { APIRoute } from 'astro'
import { getSiteContent } from '#src/content/load/collections.ts'
import { contentFile } from '#src/content/load/content-root.ts'

export async function getStaticPaths() {
  const { film } = (await getSiteContent()).home.hero
  return (['mp4', 'webm'] as const).map((format) => ({ params: { format }, props: { file: film[format] } }))
}

/** Serves the film of the home page, which the content names, at an address that stays (docs/requirements.md#home-page). */
export const GET: APIRoute<{ file: string }> = ({ params, props: { file } }) =>
  new Response(readFileSync(contentFile(file)), {
    headers: { 'content-type': `video/${params.format}` },
  })
