import type { APIRoute, GetStaticPaths } from 'astro'
import { getOrdered } from '../../content/collections.ts'
import { pattern } from '../../pattern/pattern.ts'
import { toVessel } from '../../sections/to-vessel.ts'

/** Drawings that pages show far down, as files of their own: fetched only when they come near the view. */
export const getStaticPaths = (async () => {
  const products = await getOrdered('products')
  const ventures = await getOrdered('ventures')
  const leaders = await getOrdered('leaders')
  const vessels = ventures.map((venture, index) => {
    const { form, opens } = toVessel(venture, products)
    const ground = VESSEL_GROUNDS[index % VESSEL_GROUNDS.length]
    const progress = opens === undefined ? 1 : 0.4
    const svg = pattern(venture.id, {
      kind: 'venture',
      w: 300,
      h: 360,
      form,
      ground,
      progress,
      palette: 'file',
    })
    return { params: { drawing: `venture-${venture.id}` }, props: { svg } }
  })
  const cloths = leaders.map(({ id }, index) => {
    const ground = CLOTH_GROUNDS[index % CLOTH_GROUNDS.length]
    const svg = pattern(id, { kind: 'work', w: 480, h: 600, ground, palette: 'file' })
    return { params: { drawing: `leader-${id}` }, props: { svg } }
  })
  return [...vessels, ...cloths]
}) satisfies GetStaticPaths

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } })

/** Portraits have a light ground, so their cloths are dark. */
const CLOTH_GROUNDS = ['indigo', 'leaf', 'sky', 'laterite', 'deep', 'sky'] as const

const VESSEL_GROUNDS = ['laterite', 'raw', 'cotton', 'raw', 'laterite', 'cotton'] as const
