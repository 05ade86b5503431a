import { dye } from '../core/palette.ts'
import { at, random, shortName } from '../core/random.ts'
import { attrs, num, path, rect, SVG_NAMESPACE, svg } from '../core/svg.ts'
import { inlay } from './inlay.ts'

/** Width of a thread in px, and height of the figures in threads. */
const [THREAD, SIZE] = [4, 9]
const HEIGHT = (SIZE + 2) * THREAD

/** Draws the woven edge at the end of a page, a file 44 px high: a tile of three figures that repeats over the whole width. */
export function selvedge(id: string): string {
  const chance = random(`selvedge:${id}`)
  const patternId = shortName(`selvedge,${id},${THREAD},${SIZE},`)
  const figures = [inlay(chance, SIZE), inlay(chance, SIZE), inlay(chance, SIZE)]

  const d = { figures: '', brass: '', sky: '' }
  let x = 0
  for (const index of [0, 1, 0, 2]) {
    for (const run of at(figures, index))
      d.figures += rect(
        (x + run.thread) * THREAD,
        (run.pick + 1) * THREAD,
        run.length * THREAD,
        THREAD * 0.86,
      )
    x += SIZE + 1
    for (const stripe of STRIPES) {
      if (stripe) d[stripe] += rect(x * THREAD, 0, THREAD, HEIGHT)
      x++
    }
    x++
  }
  const size = { width: num(x * THREAD), height: num(HEIGHT) }
  const tile =
    path(rect(0, 0, x * THREAD, HEIGHT), { fill: dye('indigo', 'file') }) +
    path(d.figures, { fill: dye('cotton', 'file') }) +
    path(d.brass, { fill: dye('brass', 'file') }) +
    path(d.sky, { fill: dye('sky', 'file') })
  const attributes = { xmlns: SVG_NAMESPACE, width: '100%', height: size.height, 'aria-hidden': 'true' }
  return svg(
    attributes,
    `<pattern id="${patternId}"${attrs({ ...size, patternUnits: 'userSpaceOnUse' })}>${tile}</pattern>` +
      `<rect width="100%" height="${size.height}" fill="url(#${patternId})"/>`,
  )
}

const STRIPES = ['brass', undefined, 'sky', undefined, 'sky', undefined, 'brass'] as const
