import { grid } from '../core/geometry.ts'
import type { Random } from '../core/random.ts'

/** The square that a motif fills. `detail` is 1 or more: larger squares get more lines, not thicker ones. */
export type Cell = { side: number; detail: number; random: Random }

/** Path data of a motif; the origin is the upper left corner of its square. `lines` are stroked, `solids` filled. */
export type Marks = { lines?: string; solids?: string }

export type Motif = (cell: Cell) => Marks

/** The distance of most motifs from the edges of their square, as a fraction of its side. */
const MARGIN = 0.08

/** Draws a mark in every cell of a grid in a square: `x` and `y` are the upper left corner of the cell, `u` is its side. */
export function cells(
  side: number,
  across: number,
  draw: (x: number, y: number, u: number, column: number, row: number) => string,
): string {
  const u = (side * (1 - 2 * MARGIN)) / across
  return grid(across, across, (column, row) =>
    draw(side * MARGIN + column * u, side * MARGIN + row * u, u, column, row),
  )
}
