import type { Random } from '../core/random.ts'

/** How a square is dyed: as the cloth, in the colour of its lines, or in the second dye. */
export type Tone = 'plain' | 'light' | 'second'

/** A square in the cloth's own terms: `u` runs along its short side, `v` along its long one. */
export type Square = {
  u: number
  v: number
  side: number
  /** How many cells wide it counts. */
  detail: number
  /** Which of the cloth's six motifs it holds. */
  motif: number
  tone: Tone
  /** Stands on its corner, and is then placed by its middle. */
  turned?: boolean
}

/** What is to be divided: both sides within the margin, in units. */
export type Field = { random: Random; short: number; long: number }

/** A field divided: its squares, the side of a common one, and how much of the long side they take. */
export type Layout = {
  squares: Square[]
  unit: number
  length: number
  /** True where squares run out under the border. */
  clipped?: boolean
  /** Free bands between the rows. */
  gaps?: [from: number, depth: number][]
}

/** How many squares go across: as many as wished, but none so small that its lines would run together. */
export function countAcross(short: number, wished: number): number {
  return Math.max(3, Math.min(wished, Math.floor(short / 54)))
}
