import type { Random } from '../core/random.ts'

/** A square for a motif. `detail` is its width in cells: a larger square gets more lines, not thicker ones. */
export type Cell = { side: number; detail: number; random: Random }

/** Path data of a motif; the origin is the upper left corner of its square. `lines` are stroked, `solids` filled. */
export type Marks = { lines?: string; solids?: string }

export type Motif = (cell: Cell) => Marks
