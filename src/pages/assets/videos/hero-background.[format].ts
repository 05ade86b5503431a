import { readFileSync } from 'node:fs'
import type { APIRoute } from 'astro'
import { getSiteContent } from '#src/content/load/collections.ts'
import { contentFile } from '#src/content/load/content-root.ts'

export const getStaticPaths = () => (['mp4', 'webm'] as const).map((format) => ({ params: { format } }))

/** Serves the film of the home page, which the content names, at an address that stays (docs/requirements.md#home-page). */
export const GET: APIRoute<Record<string, never>, { format: 'mp4' | 'webm' }> = async ({
  params: { format },
}) => {
  const {
    home: {
      hero: { film },
    },
  } = await getSiteContent()
  return new Response(readFileSync(contentFile(film[format])), {
    headers: { 'content-type': `video/${format}` },
  })
}
