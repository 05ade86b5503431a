/** How much of a screen is shown: all of it, or its telling part laid out for a phone. */
export type ScreenVariant = 'full' | 'detail'

export type ScreenProps = { variant: ScreenVariant }
