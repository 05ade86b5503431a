import { describe, expect, it } from 'vitest'
import { countWords } from './words.ts'

describe('countWords', () => {
  it.each([
    ['', 0],
    ['One', 1],
    ['  Two \n\n words ', 2],
    ['On ₦90,000 that is ₦1,260 – no more', 7],
    ['the clerk’s Wi-Fi', 3],
  ])('%o has %i words', (text, count) => {
    expect(countWords(text)).toBe(count)
  })
})
