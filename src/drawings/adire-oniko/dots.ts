import { colourOf } from '#src/styles/palette.ts'
import { distance, polar, range, TAU } from '../core/geometry.ts'
import { dye, type Palette } from '../core/palette.ts'
import { at } from '../core/random.ts'
import { dot, type Point, path, rect, SVG_NAMESPACE, svg } from '../core/svg.ts'

type DotsOptions = {
  /** Size of the view box. If it is no square, the edges cut off the outer rings. */
  w: number
  h: number
  highlighted: number
  /** `inline` (default) uses the colours of the page; `file` uses fixed colours: cotton and brass on the green of the band. */
  palette?: Palette | undefined
}

/** Diameter of a dot, as a fraction of the distance between dots. */
const DOT = 0.66

/** Diameter of the hole in a dot, by group, as a fraction of the distance between dots. */
const HOLES = [0.12, 0.28, 0.46, 0]

/**
 * Draws numbers as dots, in rings around a centre, one group after the other. Dots have the colour of the text,
 * holes `--art-background`, highlighted dots `--art-accent`.
 * @param groups number of dots in each group; at most four groups
 * @returns an `<svg>` element
 */
export function dots(groups: readonly number[], options: DotsOptions): string {
  const { w, h, highlighted, palette = 'inline' } = options
  const total = groups.reduce((sum, count) => sum + count, 0)
  const { points, step } = w === h ? wholeRings(total, w) : cutRings(total, w, h)
  const isFile = palette === 'file'
  const [lines, holes, accent] = isFile
    ? [dye('cotton', palette), colourOf('band-leaf'), dye('brass', palette)]
    : ['currentColor', 'var(--art-background)', 'var(--art-accent)']

  let first = 0
  const drawn = groups.map((count, index) => {
    const d = dotPath(points.slice(first, first + count))
    first += count
    const hole = at(HOLES, index)
    return (
      path(d, { 'stroke-width': step * DOT }) +
      (hole ? path(d, { 'stroke-width': step * hole, stroke: holes }) : '')
    )
  })
  const overlay = path(dotPath(points.slice(0, highlighted)), {
    'stroke-width': step * 0.86,
    stroke: accent,
  })
  const attributes = {
    ...(isFile ? { xmlns: SVG_NAMESPACE, width: w, height: h } : {}),
    viewBox: `0 0 ${w} ${h}`,
    fill: 'none',
    stroke: lines,
    'stroke-linecap': 'round',
    'aria-hidden': 'true',
  }
  const background = isFile ? path(rect(0, 0, w, h), { fill: holes, stroke: 'none' }) : ''
  return svg(attributes, background + drawn.join('') + overlay)
}

/** Draws a dot of a group, as {@link dots} does, for a key. */
export function dotOf(group: number): string {
  const hole = (24 * at(HOLES, group)) / DOT
  const attributes = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-linecap': 'round' }
  const cut = hole ? path(dot(12, 12), { 'stroke-width': hole, stroke: 'var(--art-background)' }) : ''
  return svg(attributes, path(dot(12, 12), { 'stroke-width': 24 }) + cut)
}

type DotLayout = { points: Point[]; step: number }

/** Lays out dots in complete rings. Each ring has as many dots as its circumference allows. */
function wholeRings(total: number, side: number): DotLayout {
  let rings = 0
  for (let placed = 0; placed < total; placed += dotsIn(rings)) rings++
  const step = (side / 2 - 8) / Math.max(1, rings)
  const points: Point[] = []
  for (let ring = 1; ring <= rings; ring++)
    points.push(...ringAt(ring, Math.min(dotsIn(ring), total - points.length), step, side, side))
  return { points, step }
}

/** Lays out dots in rings that a rectangle cuts off, at the largest distance that leaves space for all dots. */
function cutRings(total: number, w: number, h: number): DotLayout {
  const radius = distance(0, 0, w / 2, h / 2)
  for (let step = Math.sqrt((w * h) / Math.max(1, total)); ; step *= 0.995) {
    const rings = range(Math.ceil(radius / step)).flatMap((ring) =>
      ringAt(ring + 1, dotsIn(ring + 1), step, w, h),
    )
    const points = rings.filter(([x, y]) => Math.min(x, y, w - x, h - y) > step * 0.5)
    if (points.length >= total) return { points: points.slice(0, total), step }
  }
}

function dotsIn(ring: number): number {
  return Math.round(TAU * ring)
}

function ringAt(ring: number, count: number, step: number, w: number, h: number): Point[] {
  return range(count).map((index) =>
    polar(w / 2, h / 2, (TAU * index) / count - TAU / 4 + ring * 0.11, step * ring),
  )
}

function dotPath(points: readonly Point[]): string {
  return points.map(([x, y]) => dot(x, y)).join('')
}
