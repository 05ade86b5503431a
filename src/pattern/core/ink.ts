import { DARK, LIGHT } from '#src/styles/palette.ts'

/** Text colour of each theme, for files: a file cannot read the custom properties of a page. */
export const INK = { light: LIGHT.ink, dark: DARK.ink } as const

export type Theme = keyof typeof INK

export const THEMES = Object.keys(INK) as Theme[]
