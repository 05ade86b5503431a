import type { BackgroundDye } from '#src/pattern/core/palette.ts'

/** Size of a social card, as every network shows it whole. */
export const CARD = { width: 1200, height: 630 } as const

/** A piece of the title: words of one weight, on lines of their own. */
export type TitlePart = { text: string; weight: number }

/** Where on the card a picture hangs, in px. */
export type Place = { x: number; y: number; width: number; height: number }

/** A picture on the card: a drawing, or the file that an editor has put in its place. */
export type Artwork = Place & ({ svg: string; photograph?: never } | { photograph: string; svg?: never })

/** What a social card shows. */
export type Card = Arrangement & {
  /** Colour of the wall, and with it the colour of words that stand on it. */
  background: BackgroundDye
  title: readonly TitlePart[]
  /** A line under the title: what kind of thing it is, or whose. */
  label?: string
  plates: readonly Artwork[]
}

/**
 * How words and picture share the card. `placard`: the picture fills it and the words lie on a placard, as on a
 * museum's wall. `beside`: words left, picture right. `above`: words above, down to `floor`, picture below.
 */
export type Arrangement = { arrangement: 'placard' | 'beside' } | { arrangement: 'above'; floor: number }
