/** How much of a screen is shown: all of it, or its telling part laid out for a phone. */
export type ScreenVariant = 'full' | 'detail'

export type ScreenProps = { variant: ScreenVariant }

/** Joins class names, leaving out what is absent; nothing if all of it is. */
export const cx = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
