import type { DyedGround } from '../../pattern/dyes.ts'

/** Size of a social card, as every network shows it whole. */
export const CARD = { width: 1200, height: 630 } as const

/** A piece of the title: words of one weight. */
export type TitlePart = { text: string; weight: number }

/** A picture and where on the card it lies, in px. */
export type Plate = { x: number; y: number; width: number; height: number } & (
  | { svg: string; photograph?: never }
  /** A file that an editor has put in the place of a drawing: its path from the root of the repository. */
  | { photograph: string; svg?: never }
)

/**
 * How words and picture share the card. `placard`: the picture fills it and the words lie on a placard, as on a
 * museum's wall. `beside`: words left, picture right, on one ground. `above`: words above, picture below.
 */
export type Arrangement = 'placard' | 'beside' | 'above'

/** What a social card shows. */
export type Card = {
  arrangement: Arrangement
  ground: DyedGround
  title: readonly TitlePart[]
  /** A line under the title: what kind of thing it is, or whose. */
  label?: string | undefined
  plates: readonly Plate[]
}
