import { range } from '../core/grid.ts'
import type { Random } from '../core/random.ts'
import { circle, line, polygon, rect } from '../core/svg.ts'

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
export function borders(options: BorderOptions): { rules: string; ornament: string } {
  const { random, margin, short, long, band, gaps, landscape } = options
  const kind = random.pick(['teeth', 'teeth', 'beads', 'steps'] as const)
  const toPoint: ToPoint = (u, v) => (landscape ? [margin + v, margin + u] : [margin + u, margin + v])
  const rule = (v: number) => line(...toPoint(0, v), ...toPoint(short, v))
  let [rules, ornament] = ['', '']

  const ends = [
    [0, 1],
    [long, -1],
  ] as const
  for (const [edge, direction] of band > 5 ? ends : []) {
    const depth = band > 24 ? Math.min(band * 0.52, short * 0.075) : 0
    if (depth) ornament += row(kind, toPoint, short, edge + direction * (band - 1), -direction * depth)
    const ruled = Math.min(7, Math.floor((band - depth - 4) / 5))
    rules += range(ruled)
      .map((k) => rule(edge + direction * (4 + 5 * k)))
      .join('')
    // A deep band gets a second row of the ornament, mirrored to face the first.
    const free = band - depth - ruled * 5 - 6
    if (depth && free > depth * 0.6) {
      const second = Math.min(depth, free)
      ornament += row(kind, toPoint, short, edge + direction * (ruled * 5 + 4), direction * second)
    }
  }
  for (const [from, depth] of gaps) {
    const v = band + from
    rules += rule(v + depth * 0.18) + rule(v + depth * 0.82)
    const beads = Math.round(short / depth / 1.4)
    ornament += range(beads)
      .map((k) => circle(...toPoint((short * (k + 0.5)) / beads, v + depth / 2), depth * 0.16))
      .join('')
  }
  return { rules, ornament }
}

/** Draws a row of one ornament across the cloth at `v`. A negative depth points the other way. */
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
  return range(count)
    .map((index) => {
      const u = index * wide
      if (kind === 'beads') return circle(...toPoint(u + wide / 2, v + depth / 2), size * 0.3)
      if (kind === 'steps') {
        const [ax, ay] = toPoint(u, v + (index % 2) * 0.5 * depth)
        const [bx, by] = toPoint(u + wide, v + ((index % 2) * 0.5 + 0.5) * depth)
        return rect(Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay))
      }
      return polygon([toPoint(u, v), toPoint(u + wide / 2, v + depth), toPoint(u + wide, v)])
    })
    .join('')
}
