import type { APIRoute, GetStaticPaths } from 'astro'
import { getOrdered, getSingle } from '../../../content/collections.ts'
import { dots } from '../../../pattern/dots.ts'
import { passage } from '../../../pattern/passage.ts'
import { pattern } from '../../../pattern/pattern.ts'
import { promisedCloth } from '../../../pattern/promised-cloth.ts'
import { themedFile } from '../../../pattern/themed-file.ts'
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
  const strips = [
    { drawing: 'process', svg: themedFile(passage(site.name, { ...STRIP, h: 190 })) },
    {
      drawing: 'process-down',
      svg: themedFile(
        passage(site.name, { ...STRIP, w: 1080, h: 84, threads: 11, vertical: true, stretch: true }),
      ),
    },
    { drawing: 'promised-cloth', svg: dots(promised, { dyed, palette: 'file', room: LEAF_ROOM }) },
  ]
  return [...services, ...works, ...vessels, ...strips].map(({ drawing, svg }) => ({
    params: { drawing },
    props: { svg },
  }))
}) satisfies GetStaticPaths

/** The room that the promised cloth hangs in, as in styles/tokens.css. */
const LEAF_ROOM = '#234030'

const STRIP = { palette: 'file', line: 'currentColor' } as const

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } })
