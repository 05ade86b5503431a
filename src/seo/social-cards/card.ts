import type { BackgroundDye } from '#src/pattern/core/palette.ts'

/** Size of a social card in px. All networks show this format uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** A part of the title with a weight of its own. It starts a new line. */
export type TitlePart = { text: string; weight: number }

/** A rectangle on the card, in px. */
export type Box = { x: number; y: number; width: number; height: number }

/** A drawing, or the file of a photograph, and its place on the card. */
export type CardPicture = Box & ({ svg: string; photograph?: never } | { photograph: string; svg?: never })

/** The content of a social card. */
export type Card = CardLayout & {
  /** Also decides the colour of words that lie on it. */
  background: BackgroundDye
  title: readonly TitlePart[]
  /** A line below the title: the category, the client or the like. */
  label?: string
  pictures: readonly CardPicture[]
}

/**
 * `panel`: the picture fills the card, the words lie on a panel. `columns`: words on the left, picture on the right.
 * `rows`: words above, down to `textBottom` in px, picture below.
 */
export type CardLayout = { layout: 'panel' | 'columns' } | { layout: 'rows'; textBottom: number }
