import type { APIRoute, GetStaticPaths } from 'astro'
import { getOrdered, getSingle } from '../../../content/collections.ts'
import { dots } from '../../../pattern/dots.ts'
import { INK, THEMES } from '../../../pattern/ink.ts'
import { passage } from '../../../pattern/passage.ts'
import { pattern } from '../../../pattern/pattern.ts'
import { promisedCloth } from '../../../pattern/promised-cloth.ts'
import { CARD_SIZES } from '../../../sections/home/card-sizes.ts'
import { toVessel } from '../../../sections/to-vessel.ts'

/**
 * The drawings of the home page that lie below the first view: in the page they would keep its first words waiting
 * for 15 kB (docs/decisions/0002).
 */
export const getStaticPaths = (async () => {
  const site = await getSingle('site')
  const home = await getSingle('home')
  const { impact } = await getSingle('csr')
  const products = await getOrdered('products')
  const ventures = await getOrdered('ventures')

  const services = home.expertise.cards.map(({ service }, index) => ({
    drawing: `service-${service}`,
    svg: pattern(service, { kind: 'service', ...CARD_SIZES.expertise(index), palette: 'file' }),
  }))
  const works = home.work.featured.map(({ caseStudy }, index) => ({
    drawing: `work-${caseStudy}`,
    svg: pattern(caseStudy, { kind: 'work', ...CARD_SIZES.work(index), palette: 'file' }),
  }))
  const vessels = ventures.map((venture) => {
    const { form, opens } = toVessel(venture, products)
    const progress = opens === undefined ? 1 : 0.4
    const options = {
      kind: 'venture',
      w: 280,
      h: 420,
      bare: true,
      ground: 'laterite',
      palette: 'file',
    } as const
    return { drawing: `vessel-${venture.id}`, svg: pattern(venture.id, { ...options, form, progress }) }
  })
  const { promised, dyed } = promisedCloth(impact.targetedMetrics, impact.currentMilestones)
  const strips = Object.entries({ process: PROCESS, 'process-down': PROCESS_DOWN }).flatMap(
    ([name, strip]) => [
      { drawing: `${name}-cloth`, svg: passage(site.name, { ...strip, part: 'cloth' }) },
      ...THEMES.map((theme) => ({
        drawing: `${name}-threads-${theme}`,
        svg: passage(site.name, { ...strip, part: 'threads', line: INK[theme] }),
      })),
    ],
  )
  const targets = dots(promised, { dyed, palette: 'file', room: LEAF_ROOM })
  const drawings = [...services, ...works, ...vessels, ...strips, { drawing: 'promised-cloth', svg: targets }]
  return drawings.map(({ drawing, svg }) => ({
    params: { drawing },
    props: { svg },
  }))
}) satisfies GetStaticPaths

/** The room that the promised cloth hangs in, as in styles/tokens.css. */
const LEAF_ROOM = '#234030'

const PROCESS = { palette: 'file', h: 190 } as const
const PROCESS_DOWN = {
  palette: 'file',
  w: 1080,
  h: 84,
  threads: 11,
  vertical: true,
  stretch: true,
} as const

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } })
