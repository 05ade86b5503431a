import { dye, type Palette } from '../core/palette.ts'
import { at, random, shortName } from '../core/random.ts'
import { attrs, num, nums, path, rect } from '../core/svg.ts'
import { inlay } from './inlay.ts'

export type SelvedgeOptions = {
  /** Width of one thread in pixels. Default 4. */
  thread?: number | undefined
  /** Threads the figures are high, an odd number. Default 9. */
  ends?: number | undefined
  slot?: string | undefined
  palette?: Palette | undefined
}

/**
 * The woven edge that closes a page, grown from a name: one tile of three figures that repeats as far as the
 * page is wide.
 * @returns an `<svg>` element of class `selv`, as wide as its box and `(ends + 2) * thread` pixels high
 */
export function selvedge(id: string, options: SelvedgeOptions = {}): string {
  const { thread = 4, ends = 9, slot, palette = 'inline' } = options
  const chance = random(`selvedge:${id}`)
  const uid = shortName(['selvedge', id, thread, ends, slot].join())
  const figures = [inlay(chance, ends), inlay(chance, ends), inlay(chance, ends)]
  const high = (ends + 2) * thread

  const d = { figures: '', brass: '', sky: '' }
  let x = 0
  for (const index of [0, 1, 0, 2]) {
    for (const run of at(figures, index))
      d.figures += `M${nums((x + run.thread) * thread, (run.pick + 1) * thread)}h${num(run.length * thread)}v${num(thread * 0.86)}h${num(-run.length * thread)}z`
    x += ends + 1
    for (const stripe of STRIPES) {
      if (stripe) d[stripe] += rect(x * thread, 0, thread, high)
      x++
    }
    x++
  }
  const size = { width: num(x * thread), height: num(high) }
  const tile =
    path(rect(0, 0, x * thread, high), { fill: dye('indigo', palette) }) +
    path(d.figures, { fill: dye('cotton', palette) }) +
    path(d.brass, { fill: dye('brass', palette) }) +
    path(d.sky, { fill: dye('sky', palette) })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="${size.height}" class="selv" aria-hidden="true">` +
    `<pattern id="${uid}"${attrs({ ...size, patternUnits: 'userSpaceOnUse' })}>${tile}</pattern>` +
    `<rect width="100%" height="${size.height}" fill="url(#${uid})"/></svg>`
  )
}

const STRIPES = ['brass', undefined, 'sky', undefined, 'sky', undefined, 'brass'] as const
