import type { Point } from './svg.ts'

export const TAU = Math.PI * 2

/** The angle between two seeds of a sunflower, in radians. */
export const GOLDEN_ANGLE = TAU * 0.3819660113

/** Returns the distance between two points. */
export function distance(ax: number, ay: number, bx: number, by: number): number {
  return Math.hypot(bx - ax, by - ay)
}

/** Returns the point at an angle, in radians, and a distance from a centre. */
export function polar(x: number, y: number, angle: number, r: number): Point {
  return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
}

/** Returns the integers from 0 to `count` - 1. */
export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index)
}

/** Calls `draw` for the integers from 0 to `count` - 1, and joins the results. */
export function repeat(count: number, draw: (index: number) => string): string {
  return range(count).map(draw).join('')
}

/** Calls `draw` for every cell of a grid, row by row, and joins the results. */
export function grid(columns: number, rows: number, draw: (column: number, row: number) => string): string {
  return repeat(columns * rows, (cell) => draw(cell % columns, Math.floor(cell / columns)))
}
