import { cos, distance, sin, TAU } from './exact.ts'
import { range } from './grid.ts'
import { dye, type Palette } from './palette.ts'
import { at } from './random.ts'
import { attrs, dot, group, type Point, path, rect } from './svg.ts'

export type DotsOptions = {
  /** Width of the view box. Default 720. */
  w?: number | undefined
  /** Height of the view box. Default: as `w`; rings that do not fit another shape are cut by its edge. */
  h?: number | undefined
  /** How many dots, from the middle, are dyed already. Default 0. */
  dyed?: number | undefined
  /** `inline` (default) follows where the picture hangs; `file` is cotton and brass on a leaf ground. */
  palette?: Palette | undefined
  /** In a file: the colour of the room it hangs in, which shows through the holes; no ground is laid. */
  room?: string | undefined
}

/** How wide the hole of a dot is, by its group, as a part of the distance between dots. */
const HOLES = [0.12, 0.28, 0.46, 0]

/**
 * A count that can be seen: one dot each, in rings round one knot, group after group outwards. The line is
 * the colour of the text, holes are `--art-ground`, dyed dots `--art-accent`; group n has class `dg<n>`, the dyed have `dd`.
 * @param groups how many dots each group has; at least one dot in all
 * @returns an `<svg>` element
 */
export function dots(groups: readonly number[], options: DotsOptions = {}): string {
  const { w = 720, h = w, dyed = 0, palette = 'inline', room: wall } = options
  const total = groups.reduce((sum, count) => sum + count, 0)
  const { places, step } = w === h ? wholeRings(total, w) : cutRings(total, w, h)
  const file = palette === 'file'
  const [lines, holes, done] = file
    ? [dye('cotton', palette), wall ?? dye('leaf', palette), dye('brass', palette)]
    : ['currentColor', 'var(--art-ground)', 'var(--art-accent)']

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
  const head = attrs({
    xmlns: 'http://www.w3.org/2000/svg',
    ...(file ? { width: w, height: h } : {}),
    viewBox: `0 0 ${w} ${h}`,
    class: 'pt pt-dots',
    fill: 'none',
    stroke: lines,
    'stroke-linecap': 'round',
    'aria-hidden': 'true',
  })
  const ground = file && !wall ? path(rect(0, 0, w, h), { fill: holes, stroke: 'none' }) : ''
  return `<svg${head}>${ground}${drawn.join('')}${finished}</svg>`
}

type Places = { places: Point[]; step: number }

/** Places for so many dots, ring by ring; each ring holds what its length has room for. */
function wholeRings(total: number, side: number): Places {
  let rings = 0
  for (let held = 0; held < total; held += room(rings)) rings++
  const step = (side / 2 - 8) / Math.max(1, rings)
  const places: Point[] = []
  for (let ring = 1; ring <= rings; ring++)
    places.push(...ringAt(ring, Math.min(room(ring), total - places.length), step, side, side))
  return { places, step }
}

/** The same on a sheet that is not square: only places on the sheet count, and it is full when all are set. */
function cutRings(total: number, w: number, h: number): Places {
  const far = distance(0, 0, w / 2, h / 2)
  for (let step = Math.sqrt((w * h) / Math.max(1, total)); ; step *= 0.995) {
    const rings = range(Math.ceil(far / step)).flatMap((ring) => ringAt(ring + 1, room(ring + 1), step, w, h))
    const places = rings.filter(([x, y]) => Math.min(x, y, w - x, h - y) > step * 0.5)
    if (places.length >= total) return { places: places.slice(0, total), step }
  }
}

function room(ring: number): number {
  return Math.round(TAU * ring)
}

function ringAt(ring: number, count: number, step: number, w: number, h: number): Point[] {
  return range(count).map((index): Point => {
    const angle = (TAU * index) / count - TAU / 4 + ring * 0.11
    return [w / 2 + cos(angle) * step * ring, h / 2 + sin(angle) * step * ring]
  })
}

function dotted(places: readonly Point[]): string {
  return places.map(([x, y]) => dot(x, y)).join('')
}
