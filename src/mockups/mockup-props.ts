/** How much of a screen is shown: all of it, or its telling part laid out for a phone. */
export type MockupVariant = 'full' | 'detail'

export type MockupProps = { variant: MockupVariant }
