import { dye, type Palette } from './dyes.ts'
import { cos, sin, TAU } from './exact.ts'
import { at } from './random.ts'
import { dot, group, type Point, path } from './svg.ts'

export type DotsOptions = {
  /** Side of the square view box. Default 720. */
  w?: number | undefined
  /** How many dots, from the middle, are dyed already. Default 0. */
  dyed?: number | undefined
  /** `inline` (default) follows where the picture hangs; `file` is cotton and brass for a leaf ground. */
  palette?: Palette | undefined
}

/** How wide the hole of a dot is, by its group, as a part of the distance between dots. */
const HOLES = [0.12, 0.28, 0.46, 0]

/**
 * A count that can be seen: one dot each, in rings round one knot, group after group outwards. The line is
 * the colour of the text, holes are `--b`, dyed dots `--a`; group n has class `dg<n>`, the dyed have `dd`.
 * @param groups how many dots each group has; at least one dot in all
 * @returns an `<svg>` element
 */
export function dots(groups: readonly number[], options: DotsOptions = {}): string {
  const { w = 720, dyed = 0, palette = 'inline' } = options
  const total = groups.reduce((sum, count) => sum + count, 0)
  const { places, step } = ringed(total, w)
  const file = palette === 'file'
  const [lines, holes, done] = file
    ? [dye('cotton', palette), dye('leaf', palette), dye('brass', palette)]
    : ['currentColor', 'var(--b)', 'var(--a)']

  let first = 0
  const drawn = groups.map((count, index) => {
    const d = dotted(places.slice(first, first + count))
    first += count
    const hole = at(HOLES, index)
    return group(
      path(d, { 'stroke-width': step * 0.66 }) +
        (hole ? path(d, { 'stroke-width': step * hole, stroke: holes }) : ''),
      { class: `dg dg${index}` },
    )
  })
  const finished = path(dotted(places.slice(0, dyed)), {
    class: 'dd',
    'stroke-width': step * 0.86,
    stroke: done,
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${w}" class="pt pt-dots" fill="none" stroke="${lines}" stroke-linecap="round" aria-hidden="true">` +
    `${drawn.join('')}${finished}</svg>`
  )
}

/** Places for so many dots, ring by ring; each ring holds what its length has room for. */
function ringed(total: number, side: number): { places: Point[]; step: number } {
  const room = (ring: number) => Math.round(TAU * ring)
  let rings = 0
  for (let held = 0; held < total; held += room(rings)) rings++
  const middle = side / 2
  const step = (middle - 8) / Math.max(1, rings)
  const places: Point[] = []
  for (let ring = 1; ring <= rings; ring++) {
    const count = Math.min(room(ring), total - places.length)
    for (let index = 0; index < count; index++) {
      const angle = (TAU * index) / count - TAU / 4 + ring * 0.11
      places.push([middle + cos(angle) * step * ring, middle + sin(angle) * step * ring])
    }
  }
  return { places, step }
}

function dotted(places: readonly Point[]): string {
  return places.map(([x, y]) => dot(x, y)).join('')
}
