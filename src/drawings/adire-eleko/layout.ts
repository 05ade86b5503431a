import { repeat } from '../core/geometry.ts'
import type { Random } from '../core/random.ts'
import { circle, line, polygon, rect } from '../core/svg.ts'
import { chequers, lozenges, medallion, patchwork, registers, type Square } from './squares.ts'

export type Block = Omit<Square, 'u' | 'v'> & { x: number; y: number }

type Box = [x: number, y: number, width: number, height: number]

/** The layout of a whole drawing. `unit` is the side of a small square; `rules` and `ornament` are path data. */
type ClothLayout = {
  blocks: Block[]
  unit: number
  field: Box
  frame: Box
  clipped: boolean
  rules: string
  ornament: string
}

/** Divides a cloth into squares, in one of five layouts. A landscape one is a portrait layout with the axes swapped. */
export function layOutCloth(random: Random, w: number, h: number): ClothLayout {
  const divide = random.pick([patchwork, registers, medallion, chequers, lozenges])
  const margin = Math.min(w, h) * 0.045
  const [short, long] = [Math.min(w, h) - 2 * margin, Math.max(w, h) - 2 * margin]
  const landscape = w > h
  const { squares, unit, length, clipped = false, gaps = [] } = divide({ random, short, long })
  const band = (long - length) / 2
  const place = (u: number, v: number) =>
    landscape ? { x: margin + band + v, y: margin + u } : { x: margin + u, y: margin + band + v }
  return {
    blocks: squares.map(({ u, v, ...square }) => ({ ...square, ...place(u, v) })),
    unit,
    field: landscape ? [margin + band, margin, length, short] : [margin, margin + band, short, length],
    frame: [margin, margin, w - 2 * margin, h - 2 * margin],
    clipped,
    ...borders({ random, margin, short, long, band, gaps, landscape }),
  }
}

type BorderOptions = {
  random: Random
  margin: number
  short: number
  long: number
  /** Depth of the band without squares at each end of the cloth, in units. */
  band: number
  /** Bands without squares between the rows; `from` is the distance from the first row. */
  gaps: [from: number, depth: number][]
  landscape: boolean
}

/** Converts a position on the cloth to a point of the drawing: `u` runs along the short side, `v` along the long one. */
type ToPoint = (u: number, v: number) => [x: number, y: number]

/** Returns path data for the bands without squares: ruled lines, and an ornament of teeth, beads or steps. */
function borders(options: BorderOptions): { rules: string; ornament: string } {
  const { random, margin, short, long, band, gaps, landscape } = options
  const kind = random.pick(['teeth', 'teeth', 'beads', 'steps'] as const)
  const toPoint: ToPoint = (u, v) => (landscape ? [margin + v, margin + u] : [margin + u, margin + v])
  const rule = (v: number) => line(...toPoint(0, v), ...toPoint(short, v))
  let [rules, ornament] = ['', '']

  for (const direction of band > 5 ? [1, -1] : []) {
    const edge = direction > 0 ? 0 : long
    const depth = band > 24 ? Math.min(band * 0.52, short * 0.075) : 0
    if (depth) ornament += row(kind, toPoint, short, edge + direction * (band - 1), -direction * depth)
    const ruled = Math.min(7, Math.floor((band - depth - 4) / 5))
    rules += repeat(ruled, (k) => rule(edge + direction * (4 + 5 * k)))
  }
  for (const [from, depth] of gaps) {
    const v = band + from
    rules += rule(v + depth * 0.18) + rule(v + depth * 0.82)
    const beads = Math.round(short / depth / 1.4)
    ornament += repeat(beads, (k) =>
      circle(...toPoint((short * (k + 0.5)) / beads, v + depth / 2), depth * 0.16),
    )
  }
  return { rules, ornament }
}

function row(
  kind: 'teeth' | 'beads' | 'steps',
  toPoint: ToPoint,
  short: number,
  v: number,
  depth: number,
): string {
  const size = Math.abs(depth)
  const count = Math.max(3, Math.round(short / (size * (kind === 'steps' ? 1.6 : 1.1))))
  const wide = short / count
  return repeat(count, (index) => {
    const u = index * wide
    if (kind === 'beads') return circle(...toPoint(u + wide / 2, v + depth / 2), size * 0.3)
    if (kind === 'teeth')
      return polygon([toPoint(u, v), toPoint(u + wide / 2, v + depth), toPoint(u + wide, v)])
    const [ax, ay] = toPoint(u, v + (index % 2) * 0.5 * depth)
    const [bx, by] = toPoint(u + wide, v + ((index % 2) * 0.5 + 0.5) * depth)
    return rect(Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay))
  })
}
