import { range } from './grid.ts'
import type { Random } from './random.ts'
import { circle, line, polygon, rect } from './svg.ts'

type Setting = {
  random: Random
  margin: number
  short: number
  long: number
  /** Depth of the free band at either end. */
  band: number
  /** Free bands between the rows, measured from the end of the cloth. */
  gaps: [from: number, depth: number][]
  /** True where the cloth lies on its side. */
  lying: boolean
}

/** Path data for what fills the bands the squares leave free: ruled lines, and teeth, beads or steps. */
export function borders({ random, margin, short, long, band, gaps, lying }: Setting): {
  rules: string
  ornament: string
} {
  const kind = random.pick(['teeth', 'teeth', 'beads', 'steps'] as const)
  const point = (u: number, v: number): [number, number] =>
    lying ? [margin + v, margin + u] : [margin + u, margin + v]
  const rule = (v: number) => line(...point(0, v), ...point(short, v))

  const row = (v: number, depth: number, way: 1 | -1) => {
    const count = Math.max(3, Math.round(short / (depth * (kind === 'steps' ? 1.6 : 1.1))))
    const wide = short / count
    return range(count)
      .map((index) => {
        const u = index * wide
        if (kind === 'beads') return circle(...point(u + wide / 2, v + (way * depth) / 2), depth * 0.3)
        if (kind === 'steps') {
          const from = point(u, v + (index % 2 ? 0.5 : 0) * way * depth)
          const to = point(u + wide, v + (index % 2 ? 1 : 0.5) * way * depth)
          return rect(
            Math.min(from[0], to[0]),
            Math.min(from[1], to[1]),
            Math.abs(to[0] - from[0]),
            Math.abs(to[1] - from[1]),
          )
        }
        return polygon([point(u, v), point(u + wide / 2, v + way * depth), point(u + wide, v)])
      })
      .join('')
  }

  let [rules, ornament] = ['', '']
  const ends = [
    [0, 1],
    [long, -1],
  ] as const
  for (const [edge, way] of band > 5 ? ends : []) {
    const depth = band > 24 ? Math.min(band * 0.52, short * 0.075) : 0
    if (depth) ornament += row(edge + way * (band - 1), depth, way === 1 ? -1 : 1)
    for (let v = 4; v < band - depth - 4; v += 5) rules += rule(edge + way * v)
  }
  for (const [from, depth] of gaps) {
    rules += rule(from + depth * 0.18) + rule(from + depth * 0.82)
    ornament += range(Math.round(short / depth / 1.4))
      .map((index, _, all) =>
        circle(...point((short * (index + 0.5)) / all.length, from + depth / 2), depth * 0.16),
      )
      .join('')
  }
  return { rules, ornament }
}
