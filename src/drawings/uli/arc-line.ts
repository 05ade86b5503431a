import { polar, range, repeat } from '../core/geometry.ts'
import { nums, type Point } from '../core/svg.ts'

/** The direction in which an arc turns: 1 is clockwise, -1 anticlockwise. */
export type Direction = 1 | -1

/** An arc of a circle. `from` and `sweep` are in radians. */
export type Arc = { cx: number; cy: number; r: number; from: number; sweep: number; direction: Direction }

/** A smooth line of circular arcs. Its parallel lines consist of circular arcs too. */
export class ArcLine {
  readonly arcs: Arc[] = []
  x: number
  y: number
  heading: number

  /** @param heading direction of the line, in radians; 0 is right, a quarter turn is down */
  constructor(x: number, y: number, heading: number) {
    this.x = x
    this.y = y
    this.heading = heading
  }

  arc(r: number, sweep: number, direction: Direction): this {
    const cx = this.x - direction * Math.sin(this.heading) * r
    const cy = this.y + direction * Math.cos(this.heading) * r
    const from = this.heading - (direction * Math.PI) / 2
    this.arcs.push({ cx, cy, r, from, sweep, direction })
    ;[this.x, this.y] = polar(cx, cy, from + direction * sweep, r)
    this.heading += direction * sweep
    return this
  }

  /** Appends a coil of half circles. The radius grows by `step` each time. */
  coil(first: number, step: number, turns: number, direction: Direction): this {
    for (const turn of range(turns)) this.arc(first + turn * step, Math.PI, direction)
    return this
  }
}

/** Returns path data of arcs, or of their parallel at a distance of `offset` to the right. */
export function arcPath(arcs: readonly Arc[], offset = 0): string {
  return arcs
    .map((arc) => parallel(arc, offset))
    .filter(({ r }) => r > 0.4)
    .map(({ cx, cy, r, from, sweep, direction }, index) => {
      const pieces = Math.max(1, Math.ceil(sweep / 3))
      const drawn = repeat(pieces, (piece) => {
        const end = polar(cx, cy, from + (direction * sweep * (piece + 1)) / pieces, r)
        return `A${nums(r, r)} 0 0 ${direction > 0 ? 1 : 0} ${nums(...end)}`
      })
      return (index ? '' : `M${nums(...polar(cx, cy, from, r))}`) + drawn
    })
    .join('')
}

/** Returns points along arcs, about `spacing` apart, each with the direction of the line at this point. */
export function alongArcs(arcs: readonly Arc[], spacing: number) {
  return arcs.flatMap(({ cx, cy, r, from, sweep, direction }) => {
    const count = Math.max(2, Math.ceil((r * sweep) / spacing))
    return range(count).map((index) => {
      const angle = from + (direction * sweep * index) / count
      const [x, y] = polar(cx, cy, angle, r)
      return { x, y, heading: angle + (direction * Math.PI) / 2 }
    })
  })
}

/** Returns the parallel of an arc at a distance of `offset` to the right. */
export function parallel(arc: Arc, offset: number): Arc {
  return { ...arc, r: arc.r - arc.direction * offset }
}

/** Returns path data of a blade of grass: two arcs between two points. */
export function blade(from: Point, to: Point, r: number, thin: number, direction: Direction): string {
  const [root, tip] = [nums(...from), nums(...to)]
  const sweep = direction > 0 ? 1 : 0
  return `M${root}A${nums(r, r)} 0 0 ${sweep} ${tip}A${nums(r * thin, r * thin)} 0 0 ${1 - sweep} ${root}z`
}

/** Returns path data of a crescent. Its tips lie along `turn`, in radians; `hollow` is the dark part, from 0 to 1. */
export function crescent(x: number, y: number, r: number, turn: number, hollow: number): string {
  const [from, to] = [nums(...polar(x, y, turn, r)), nums(...polar(x, y, turn, -r))]
  // The inner edge is an arc through both tips and through a point at a distance of `hollow` * `r` from the centre.
  const depth = r * hollow
  const inner = (r * r + depth * depth) / (2 * depth)
  return `M${from}A${nums(r, r)} 0 0 1 ${to}A${nums(inner, inner)} 0 0 0 ${from}z`
}
