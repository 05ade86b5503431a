import type { Random } from '../core/random.ts'

/** The square that a motif fills. `detail` is 1 or more: larger squares get more lines, not thicker ones. */
export type Cell = { side: number; detail: number; random: Random }

/** Path data of a motif; the origin is the upper left corner of its square. `lines` are stroked, `solids` filled. */
export type Marks = { lines?: string; solids?: string }

export type Motif = (cell: Cell) => Marks
