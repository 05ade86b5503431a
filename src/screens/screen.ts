/** How much of a screen is shown: all of it, or its telling part laid out for a phone. */
export type ScreenVariant = 'full' | 'detail'

export type ScreenProps = { variant: ScreenVariant }

/** Joins class names, leaving out what is absent. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
