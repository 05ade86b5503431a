/** `full`: the whole interface. `detail`: its most important part, laid out for a phone. */
export type MockupVariant = 'full' | 'detail'

export type MockupProps = { variant: MockupVariant }
