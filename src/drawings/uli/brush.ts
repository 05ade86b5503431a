import { distance, polar, range, TAU } from '../core/geometry.ts'
import type { Random } from '../core/random.ts'
import { circle, dot, line, type Point } from '../core/svg.ts'
import { type Arc, type ArcLine, alongArcs, arcPath, type Direction, parallel } from './arc-line.ts'

type Arcs = Pick<ArcLine, 'arcs'>

/** Collects the path data of a composition: lines of two weights, dots, solid shapes and construction lines. */
export class UliBrush {
  bold = ''
  fine = ''
  dotted = ''
  solids = ''
  guides = ''

  readonly random: Random
  /** Width of the composition, which is in portrait format: `w` is at most `h`. */
  readonly w: number
  readonly h: number
  /** Random sign that mirrors the composition: sides and directions of turns depend on it. */
  readonly direction: Direction
  private readonly occupied: Point[] = []

  constructor(random: Random, w: number, h: number) {
    this.random = random
    this.w = w
    this.h = h
    this.direction = random.chance() ? 1 : -1
  }

  /** Draws a line in the heavier of the two weights, with its construction lines. */
  draw({ arcs }: Arcs): void {
    this.bold += arcPath(arcs)
    this.occupyArcs(arcs)
    for (const { cx, cy, r } of arcs.slice(-7))
      this.guides += (r < this.w * 0.62 ? circle(cx, cy, r) : '') + cross(cx, cy, 4)
  }

  /** Draws finer lines parallel to a line, at the given distances to its right. */
  drawParallels({ arcs }: Arcs, ...offsets: number[]): void {
    for (const offset of offsets) {
      const parallels = arcs.map((arc) => parallel(arc, offset))
      this.fine += arcPath(parallels)
      this.occupyArcs(parallels)
    }
  }

  /** Draws a row of dots parallel to a line, except in tight curves. */
  dots({ arcs }: Arcs, offset: number, spacing: number): void {
    const parallels = arcs.map((arc) => parallel(arc, offset)).filter(({ r }) => r > spacing)
    this.dotted += alongArcs(parallels, spacing)
      .map(({ x, y }) => dot(x, y))
      .join('')
    this.occupyArcs(parallels)
  }

  disc(x: number, y: number, r: number): void {
    this.solids += circle(x, y, r)
    this.occupy(x, y, r)
  }

  /** Marks a circle as occupied, so that no small mark is placed there. */
  occupy(x: number, y: number, r: number): void {
    const rim = range(10).map((k) => polar(x, y, (TAU * k) / 10, r))
    const inside = range(10).map((k) => polar(x, y, k, r / 2))
    this.occupied.push([x, y], ...rim, ...inside)
  }

  /** Returns the distance of a point from the nearest mark or edge. */
  clearance(x: number, y: number): number {
    return Math.min(x, this.w - x, y, this.h - y, ...this.occupied.map((other) => distance(x, y, ...other)))
  }

  private occupyArcs(arcs: readonly Arc[]): void {
    const points = alongArcs(
      arcs.filter(({ r }) => r > 1),
      22,
    )
    this.occupied.push(...points.map(({ x, y }): Point => [x, y]))
  }
}

/** Returns path data of a small cross that marks a centre. */
export function cross(x: number, y: number, arm: number): string {
  return line(x - arm, y, x + arm, y) + line(x, y - arm, x, y + arm)
}
