import { DARK, LIGHT } from '#src/styles/palette.ts'

/** Text colour of each theme, for SVG files, which cannot read the custom properties of the page. */
export const TEXT_COLOUR = { light: LIGHT.ink, dark: DARK.ink } as const

export type Theme = keyof typeof TEXT_COLOUR

export const THEMES = Object.keys(TEXT_COLOUR) as Theme[]
