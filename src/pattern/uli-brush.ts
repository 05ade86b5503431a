import { type Arc, type ArcLine, alongArcs, arcPath, parallel } from './arc-line.ts'
import { cross } from './construction.ts'
import { cos, sin, TAU } from './exact.ts'
import { range } from './grid.ts'
import type { Random } from './random.ts'
import { circle, dot, type Point } from './svg.ts'

/** What a composition draws with: lines of two weights, rows of dots, solid shapes, and what it set out first. */
export class UliBrush {
  bold = ''
  fine = ''
  dotted = ''
  solids = ''
  guides = ''
  /** Lettering of the construction layer: where, and what. */
  readonly notes: { x: number; y: number; text: string }[] = []
  /** Places that are taken, so that small marks find the silences. */
  readonly taken: Point[] = []

  readonly random: Random
  /** The sheet stands on its short side: `w` is never more than `h`. */
  readonly w: number
  readonly h: number
  readonly way: 1 | -1

  constructor(random: Random, w: number, h: number) {
    this.random = random
    this.w = w
    this.h = h
    this.way = random.chance() ? 1 : -1
  }

  /** Draws a line, and its parallels at the given offsets; 0 is the line itself and the bold one. */
  line({ arcs }: Pick<ArcLine, 'arcs'>, offsets: readonly number[] = [0]): void {
    for (const offset of offsets) {
      if (offset === 0) this.bold += arcPath(arcs, offset)
      else this.fine += arcPath(arcs, offset)
      this.take(arcs, offset)
    }
    this.setOut(arcs.slice(-7))
  }

  /** A row of dots beside a line. */
  dots({ arcs }: Pick<ArcLine, 'arcs'>, offset: number, spacing: number): void {
    const places = alongArcs(
      arcs.map((arc) => parallel(arc, offset)),
      spacing,
    )
    this.dotted += places.map(({ x, y }) => dot(x, y)).join('')
    this.take(arcs, offset)
  }

  disc(x: number, y: number, r: number): void {
    this.solids += circle(x, y, r)
    this.taken.push([x, y], ...around(x, y, r))
  }

  solid(d: string, x: number, y: number, r: number): void {
    this.solids += d
    this.taken.push([x, y], ...around(x, y, r))
  }

  ring(x: number, y: number, r: number, weight: 'bold' | 'fine'): void {
    this[weight] += circle(x, y, r)
    this.taken.push([x, y], ...around(x, y, r))
  }

  private take(arcs: readonly Arc[], offset: number): void {
    const places = alongArcs(
      arcs.map((arc) => ({ ...arc, r: Math.max(1, parallel(arc, offset).r) })),
      14,
    )
    this.taken.push(...places.map(({ x, y }): Point => [x, y]))
  }

  private setOut(arcs: readonly Arc[]): void {
    for (const { cx, cy, r } of arcs) this.guides += (r < this.w * 0.62 ? circle(cx, cy, r) : '') + cross(cx, cy, 4)
    const last = arcs.at(-1)
    if (last && last.r < this.w * 0.6) this.notes.push({ x: last.cx, y: last.cy, text: `R${Math.round(last.r)}` })
  }
}

function around(x: number, y: number, r: number): Point[] {
  return range(10).map((k): Point => [x + cos((TAU * k) / 10) * r, y + sin((TAU * k) / 10) * r])
}
