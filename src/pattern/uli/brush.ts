import { type Arc, type ArcLine, alongArcs, arcPath, parallel } from '../core/arc-line.ts'
import { cross } from '../core/construction.ts'
import { cos, distance, sin, TAU } from '../core/exact.ts'
import { range } from '../core/grid.ts'
import type { Random } from '../core/random.ts'
import { circle, dot, type Point } from '../core/svg.ts'

type Arcs = Pick<ArcLine, 'arcs'>

/** What a composition draws with: lines of two weights, rows of dots, solid shapes, and what it set out first. */
export class UliBrush {
  bold = ''
  fine = ''
  dotted = ''
  solids = ''
  guides = ''
  /** Lettering of the construction layer: where, and what. */
  readonly notes: { x: number; y: number; text: string }[] = []

  readonly random: Random
  /** The sheet stands on its short side: `w` is never more than `h`. */
  readonly w: number
  readonly h: number
  readonly way: 1 | -1
  private readonly taken: Point[] = []

  constructor(random: Random, w: number, h: number) {
    this.random = random
    this.w = w
    this.h = h
    this.way = random.chance() ? 1 : -1
  }

  /** A line in full weight. */
  draw({ arcs }: Arcs): void {
    this.bold += arcPath(arcs)
    this.takeArcs(arcs)
    for (const { cx, cy, r } of arcs.slice(-7))
      this.guides += (r < this.w * 0.62 ? circle(cx, cy, r) : '') + cross(cx, cy, 4)
    const last = arcs.at(-1)
    if (last && last.r < this.w * 0.6)
      this.notes.push({ x: last.cx, y: last.cy, text: `R${Math.round(last.r)}` })
  }

  /** Finer lines beside a line, at the given distances to its right. */
  echo({ arcs }: Arcs, ...offsets: number[]): void {
    for (const offset of offsets) {
      const beside = arcs.map((arc) => parallel(arc, offset))
      this.fine += arcPath(beside)
      this.takeArcs(beside)
    }
  }

  /** A row of dots beside a line, left out where it turns too sharply for one. */
  dots({ arcs }: Arcs, offset: number, spacing: number): void {
    const beside = arcs.map((arc) => parallel(arc, offset)).filter(({ r }) => r > spacing)
    this.dotted += alongArcs(beside, spacing)
      .map(({ x, y }) => dot(x, y))
      .join('')
    this.takeArcs(beside)
  }

  disc(x: number, y: number, r: number): void {
    this.solids += circle(x, y, r)
    this.take(x, y, r)
  }

  /** Keeps small marks out of a circle. */
  take(x: number, y: number, r: number): void {
    const rim = range(10).map((k): Point => [x + cos((TAU * k) / 10) * r, y + sin((TAU * k) / 10) * r])
    const inside = range(10).map((k): Point => [x + (cos(k) * r) / 2, y + (sin(k) * r) / 2])
    this.taken.push([x, y], ...rim, ...inside)
  }

  /** How far a place is from all that is drawn and from the edge. */
  room(x: number, y: number): number {
    return Math.min(x, this.w - x, y, this.h - y, ...this.taken.map((other) => distance(x, y, ...other)))
  }

  private takeArcs(arcs: readonly Arc[]): void {
    const places = alongArcs(
      arcs.filter(({ r }) => r > 1),
      22,
    )
    this.taken.push(...places.map(({ x, y }): Point => [x, y]))
  }
}
