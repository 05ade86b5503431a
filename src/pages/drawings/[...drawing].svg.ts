import type { APIRoute, GetStaticPaths } from 'astro'
import { getSiteContent } from '#src/content/load/collections.ts'
import { drawingFiles, spriteFiles } from '#src/drawings/drawing-files.ts'

export const getStaticPaths = (async () => {
  const content = await getSiteContent()
  return [...drawingFiles(content), ...spriteFiles(content)].map(({ name, svg }) => ({
    params: { drawing: name },
    props: { svg },
  }))
}) satisfies GetStaticPaths

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } })
