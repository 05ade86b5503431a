import type { Random } from '../core/random.ts'

/** Colour of a square: the background, line colour or second colour of the drawing. */
export type SquareColour = 'plain' | 'light' | 'second'

/** A square of the cloth. `u` and `v` are its upper left corner, along the short and the long side of the drawing. */
export type Square = {
  u: number
  v: number
  side: number
  /** Level of detail of the motif, 1 or more: larger squares get more lines, not thicker ones. */
  detail: number
  /** Index of the motif in the square; a drawing has six motifs. */
  motif: number
  colour: SquareColour
  /** Rotates the square by 45 degrees; `u` and `v` are then its centre. */
  turned?: boolean
}

/** The area to divide into squares: the lengths of its short and long side without the margin, in units of the view box. */
export type Area = { random: Random; short: number; long: number }

export type DividedArea = {
  squares: Square[]
  /** Side of the smallest square. */
  unit: number
  /** Length of the long side that the squares cover. */
  length: number
  /** True if the border cuts off the outer squares. */
  clipped?: boolean
  /** Bands without squares between the rows. */
  gaps?: [from: number, depth: number][]
}

/** Returns the number of squares across: `preferred`, or fewer, but at least 3, if the lines in them would touch. */
export function countAcross(short: number, preferred: number): number {
  return Math.max(3, Math.min(preferred, Math.floor(short / 54)))
}
