import type { BackgroundDye } from '#src/pattern/core/palette.ts'

/** Size of a social card in px. Social networks show this aspect ratio without cropping. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Font weights. `light` is heavier than on pages, because cards are often shown only 300 px wide. */
export const WEIGHT = { light: 300, regular: 450, label: 600, heavy: 780 } as const

/** A part of a text with its own font weight. Each part starts on a new line. */
export type TextPart = { text: string; weight: number }

/** A rectangle on the card, in px. */
export type Box = { x: number; y: number; width: number; height: number }

/** A drawing, or the file of a photograph with the part that a crop keeps in the words of sharp, and its place on the card. */
export type CardPicture = Box &
  (
    | { svg: string; photograph?: never; position?: never }
    | { photograph: string; position: string; svg?: never }
  )

/** The content of a social card. */
export type Card = CardLayout & {
  /** Background colour; it also determines the colour of the words on it. */
  background: BackgroundDye
  title: readonly TextPart[]
  /** A line of text below the title, for example the category or the client. */
  label?: string
  /** A number and what it measures, below the title. */
  result?: { value: string; label: string }
  pictures: readonly CardPicture[]
}

/**
 * `panel`: the picture fills the card, the words lie on a panel. `columns`: words on the left, picture on the right.
 * `rows`: words above the picture; `textBottom` is the lower edge of the words in px.
 */
export type CardLayout = { layout: 'panel' | 'columns' } | { layout: 'rows'; textBottom: number }
