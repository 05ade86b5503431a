import type { Random } from '../core/random.ts'

/** Background of a square: that of the drawing, its line colour, or its second colour. */
export type Tone = 'plain' | 'light' | 'second'

/** A square of the field. `u` runs along the short side of the drawing, `v` along the long one. */
export type Square = {
  u: number
  v: number
  side: number
  /** Width in cells. */
  detail: number
  /** Index of its motif, among the six of the drawing. */
  motif: number
  tone: Tone
  /** Rotated by 45 degrees; `u` and `v` are then its centre. */
  turned?: boolean
}

/** The area to divide: its sides without the margin, in units. */
export type Field = { random: Random; short: number; long: number }

/** The squares of a field, the side of the smallest, and the length that they take of the long side. */
export type Layout = {
  squares: Square[]
  unit: number
  length: number
  /** True where the border cuts squares off. */
  clipped?: boolean
  /** Free bands between rows of squares. */
  gaps?: [from: number, depth: number][]
}

/** Returns the number of squares across: the preferred one, or fewer where lines would touch. */
export function countAcross(short: number, preferred: number): number {
  return Math.max(3, Math.min(preferred, Math.floor(short / 54)))
}
