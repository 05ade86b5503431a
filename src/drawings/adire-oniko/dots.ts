import { colourOf } from '#src/styles/palette.ts'
import { polar, range, TAU } from '../core/geometry.ts'
import { dye, type Palette } from '../core/palette.ts'
import { at } from '../core/random.ts'
import { dashedCircle, dot, group, num, path, rect, SVG_NAMESPACE, svg } from '../core/svg.ts'

type DotsOptions = {
  /** Size of the view box. If it is no square, the edges cut off the outer rings. */
  w: number
  h: number
  highlighted: number
  /** `inline` (default) uses the colours of the page; `file` uses fixed colours: cotton and brass on the green of the band. */
  palette?: Palette | undefined
}

/** Diameters of a dot and, by group, of the hole in it, as fractions of the distance between dots. */
const DOT = 0.66
const HOLES = [0.12, 0.28, 0.46, 0]

/**
 * Draws numbers as dots, in rings around a centre, one group after the other. Dots have the colour of the text,
 * holes `--art-background`, highlighted dots `--art-accent`.
 * @param groups number of dots in each group; at most four groups
 */
export function dots(groups: readonly number[], options: DotsOptions): string {
  const { w, h, highlighted, palette = 'inline' } = options
  const total = groups.reduce((sum, count) => sum + count, 0)
  const { places, step } = w === h ? wholeRings(total, w) : cutRings(total, w, h)
  const isFile = palette === 'file'
  const [lines, holes, accent] = isFile
    ? [dye('cotton', palette), colourOf('band-leaf'), dye('brass', palette)]
    : ['currentColor', 'var(--art-background)', 'var(--art-accent)']
  const overlay = group(circlesOf(places.slice(0, highlighted), step), {
    'stroke-width': step * 0.86,
    stroke: accent,
  })
  const drawn = groups.map((count, index) => {
    const circles = circlesOf(places.splice(0, count), step)
    const hole = at(HOLES, index)
    return (
      group(circles, { 'stroke-width': step * DOT }) +
      (hole ? group(circles, { 'stroke-width': step * hole, stroke: holes }) : '')
    )
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
  const centred = { transform: `translate(${w / 2} ${h / 2})` }
  return svg(attributes, background + group(drawn.join('') + overlay, centred))
}

/** Draws a dot of a group, as {@link dots} does, for a key. */
export function dotOf(group: number): string {
  const hole = (24 * at(HOLES, group)) / DOT
  const attributes = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-linecap': 'round' }
  const cut = hole ? path(dot(12, 12), { 'stroke-width': hole, stroke: 'var(--art-background)' }) : ''
  return svg(attributes, path(dot(12, 12), { 'stroke-width': 24 }) + cut)
}

/** The place of a dot: which of the dots of a ring it is, and its angle in radians. */
type Place = { ring: number; count: number; index: number; angle: number }

/** Lays out dots in complete rings. Each ring has as many dots as its circumference allows. */
function wholeRings(total: number, side: number) {
  const places: Place[] = []
  let rings = 0
  while (places.length < total) places.push(...ringOf(++rings, total - places.length))
  return { places, step: (side / 2 - 8) / Math.max(1, rings) }
}

/** Lays out dots in rings that a rectangle cuts off, at the largest distance that leaves space for all dots. */
function cutRings(total: number, w: number, h: number) {
  for (let step = Math.sqrt((w * h) / Math.max(1, total)); ; step *= 0.995) {
    const rings = range(Math.ceil(Math.hypot(w, h) / 2 / step)).flatMap((ring) => ringOf(ring + 1))
    const places = rings.filter(({ ring, angle }) => {
      const [x, y] = polar(w / 2, h / 2, angle, step * ring)
      return Math.min(x, y, w - x, h - y) > step * 0.5
    })
    if (places.length >= total) return { places: places.slice(0, total), step }
  }
}

function ringOf(ring: number, most = Number.POSITIVE_INFINITY): Place[] {
  const count = Math.min(Math.round(TAU * ring), most)
  const start = ring * 0.11 - TAU / 4
  return range(count).map((index) => ({ ring, count, index, angle: start + (TAU * index) / count }))
}

/** Draws dots around the origin as the shortest dashes, each ring as one circle. */
function circlesOf(places: readonly Place[], step: number): string {
  const rings = new Set(places.map(({ ring }) => ring))
  const circles = [...rings].map((ring) => {
    const dots = places.filter((place) => place.ring === ring)
    const { angle, count, index: first } = at(dots, 0)
    const gaps = dots.map(({ index }, place) => (dots[place + 1]?.index ?? first + count) - index)
    // Not 0: of several dashes without length, librsvg draws only the first.
    const dashes = gaps.flatMap((gap) => [0.001, gap - 0.001])
    return dashedCircle({ r: step * ring, transform: `rotate(${num((angle * 360) / TAU)})` }, count, dashes)
  })
  return circles.join('')
}
