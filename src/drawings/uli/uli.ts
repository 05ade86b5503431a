import type { DrawContext } from '../core/drawing.ts'
import { polar, range, TAU } from '../core/geometry.ts'
import { at } from '../core/random.ts'
import { circle, dot, group, line, type Point, path } from '../core/svg.ts'
import { ArcLine, arcPath, blade, crescent } from './arc-line.ts'
import { UliBrush } from './brush.ts'
import { court, pair, python, river } from './coils.ts'
import { bows, kola, moons, sheaves } from './forms.ts'

/** One that is listed twice is chosen twice as often. */
const COMPOSITIONS = [river, pair, python, river, court, moons, bows, kola, sheaves]

/** Draws a composition after uli, Igbo line drawing: few lines, large empty areas, curves of circular arcs. */
export function uli({ random, w, h, colours, construction }: DrawContext): string {
  const compose = random.pick(COMPOSITIONS)
  const landscape = w > h
  const brush = new UliBrush(random, Math.min(w, h), Math.max(w, h))
  const weight = brush.w * random.pick([0.0115, 0.013, 0.0145])
  compose(brush)
  fillEmptyAreas(brush)

  // A landscape drawing is a portrait drawing with the axes swapped.
  const orient = (content: string) =>
    landscape ? group(content, { transform: 'matrix(0 1 1 0 0 0)' }) : content
  const art = group(
    orient(
      path(brush.bold) +
        path(brush.fine, { 'stroke-width': weight * 0.5 }) +
        path(brush.dotted, { 'stroke-width': weight * 1.5 }) +
        path(brush.solids, { fill: colours.line, stroke: 'none' }),
    ),
    {
      fill: 'none',
      stroke: colours.line,
      'stroke-width': weight,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
  )
  const guides =
    orient(path(brush.guides)) + path(line(w / 2, 0, w / 2, h), { 'stroke-dasharray': '9 3 2 3' })
  const thin = { fill: 'none', stroke: colours.construction, 'stroke-width': '.8' }
  return construction ? art + group(guides, { class: 'construction', ...thin }) : art
}

/** Adds a few small marks in the largest empty areas. */
function fillEmptyAreas(brush: UliBrush): void {
  const { random, w, h } = brush
  const marks = random.shuffle([triad, newMoon, eye, bud, rain, seedRow])
  for (const index of range(random.whole(2, 3) + (h > 1.7 * w ? 2 : 0))) {
    const points = range(64).map(() => {
      const [x, y] = [random.between(0.1, 0.9) * w, random.between(0.08, 0.92) * h]
      return { x, y, clearance: brush.clearance(x, y) }
    })
    const { x, y, clearance } = points.reduce((best, next) => (next.clearance > best.clearance ? next : best))
    if (clearance < w * 0.095) return
    const r = Math.min(clearance * 0.5, w * 0.075)
    at(marks, index)(brush, [x, y], r)
    brush.occupy(x, y, r * 1.5)
  }
}

type Mark = (brush: UliBrush, centre: Point, r: number) => void

const triad: Mark = (brush, [x, y], r) => {
  const turn = brush.random.between(0, 1)
  for (const k of range(3)) brush.solids += circle(...polar(x, y, (TAU * (k + turn)) / 3, r * 0.55), r * 0.22)
}

const newMoon: Mark = (brush, [x, y], r) => {
  brush.solids += crescent(x, y, r * 0.95, TAU * brush.random.pick([0, 0.12, 0.5, 0.38]), 0.4)
}

const eye: Mark = (brush, [x, y], r) => {
  brush.bold += circle(x, y, r * 0.7)
  brush.solids += circle(x, y, r * 0.2)
}

const bud: Mark = (brush, [x, y], r) => {
  const line = new ArcLine(x, y, TAU * brush.random.next()).coil(r * 0.2, r * 0.2, 4, brush.direction)
  brush.bold += arcPath(line.arcs)
}

const rain: Mark = (brush, [x, y], r) => {
  for (const k of [-1, 0, 1]) {
    const top: Point = [x + k * r * 0.55 - r * 0.2, y - r * 0.9]
    brush.solids += blade(top, [x + k * r * 0.55 + r * 0.2, y + r * 0.9], r * 1.7, 2.1, brush.direction)
  }
}

const seedRow: Mark = (brush, [x, y], r) => {
  const turn = TAU * brush.random.pick([0.08, 0.2, 0.42])
  for (const k of range(5)) brush.dotted += dot(...polar(x, y, turn, (k - 2) * r * 0.5))
}
