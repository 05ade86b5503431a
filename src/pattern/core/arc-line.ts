import { cos, sin } from './exact.ts'
import { range } from './grid.ts'
import { nums, type Point } from './svg.ts'

/** Which way a line turns as it goes on: 1 with the clock, -1 against it. */
export type Way = 1 | -1

/** A piece of a circle, as a compass draws it: `from` and `sweep` in radians. */
export type Arc = { cx: number; cy: number; r: number; from: number; sweep: number; way: Way }

/** A line made of arcs that pass into each other without a corner, so that exact parallels can be drawn. */
export class ArcLine {
  readonly arcs: Arc[] = []
  x: number
  y: number
  heading: number

  /** @param heading where the line sets off to, in radians; 0 is to the right, a quarter turn is down */
  constructor(x: number, y: number, heading: number) {
    this.x = x
    this.y = y
    this.heading = heading
  }

  /** Goes on along a circle of radius `r`. */
  arc(r: number, sweep: number, way: Way): this {
    const cx = this.x - way * sin(this.heading) * r
    const cy = this.y + way * cos(this.heading) * r
    const from = this.heading - (way * Math.PI) / 2
    this.arcs.push({ cx, cy, r, from, sweep, way })
    const end = from + way * sweep
    this.x = cx + cos(end) * r
    this.y = cy + sin(end) * r
    this.heading += way * sweep
    return this
  }

  /** Half circles, each larger (or, with a step under 0, smaller) by one step: a coil. */
  coil(first: number, step: number, turns: number, way: Way): this {
    for (const turn of range(turns)) this.arc(first + turn * step, Math.PI, way)
    return this
  }
}

/** Path data of arcs, or of the parallel that runs `offset` to the right of them. */
export function arcPath(arcs: readonly Arc[], offset = 0): string {
  return arcs
    .map((arc) => parallel(arc, offset))
    .filter(({ r }) => r > 0.4)
    .map(({ cx, cy, r, from, sweep, way }, index) => {
      const pieces = Math.max(1, Math.ceil(sweep / 3))
      const start = index ? '' : `M${nums(cx + cos(from) * r, cy + sin(from) * r)}`
      const drawn = range(pieces).map((piece) => {
        const angle = from + (way * sweep * (piece + 1)) / pieces
        return `A${nums(r, r)} 0 0 ${way > 0 ? 1 : 0} ${nums(cx + cos(angle) * r, cy + sin(angle) * r)}`
      })
      return start + drawn.join('')
    })
    .join('')
}

/** Places along arcs, about `spacing` apart, each with the way the line goes there. */
export function alongArcs(
  arcs: readonly Arc[],
  spacing: number,
): { x: number; y: number; heading: number }[] {
  return arcs.flatMap(({ cx, cy, r, from, sweep, way }) => {
    const count = Math.max(2, Math.ceil((r * sweep) / spacing))
    return range(count).map((index) => {
      const angle = from + (way * sweep * index) / count
      return { x: cx + cos(angle) * r, y: cy + sin(angle) * r, heading: angle + (way * Math.PI) / 2 }
    })
  })
}

/** The arcs of the parallel that runs `offset` to the right. */
export function parallel(arc: Arc, offset: number): Arc {
  return { ...arc, r: arc.r - arc.way * offset }
}

/** Path data of a blade: two arcs from point to point, thickest in the middle. */
export function blade([ax, ay]: Point, [bx, by]: Point, r: number, thin: number, way: Way): string {
  const sweep = way > 0 ? 1 : 0
  return `M${nums(ax, ay)}A${nums(r, r)} 0 0 ${sweep} ${nums(bx, by)}A${nums(r * thin, r * thin)} 0 0 ${1 - sweep} ${nums(ax, ay)}z`
}

/** Path data of a new moon whose horns point along `turn`, in radians; `hollow` is how much of it is dark. */
export function crescent(x: number, y: number, r: number, turn: number, hollow: number): string {
  const [ax, ay, bx, by] = [x + cos(turn) * r, y + sin(turn) * r, x - cos(turn) * r, y - sin(turn) * r]
  // The inner edge is a circle through both horns whose middle lies `hollow` behind.
  const depth = r * hollow
  const inner = (r * r + depth * depth) / (2 * depth)
  return `M${nums(ax, ay)}A${nums(r, r)} 0 0 1 ${nums(bx, by)}A${nums(inner, inner)} 0 0 0 ${nums(ax, ay)}z`
}
