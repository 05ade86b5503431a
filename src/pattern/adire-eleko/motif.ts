import type { Random } from '../core/random.ts'

/**
 * A square to be filled: its side, and how many cells wide it counts. A wide one gets more detail, not
 * fatter lines.
 */
export type Cell = { side: number; detail: number; random: Random }

/** Path data of one motif, from the upper left corner of its square: lines to stroke and shapes to fill. */
export type Marks = { lines?: string; solids?: string }

export type Motif = (cell: Cell) => Marks
