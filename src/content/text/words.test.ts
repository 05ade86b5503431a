import { describe, expect, it } from 'vitest'
import { countWords, opening, sentences } from './words.ts'

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

describe('sentences', () => {
  it('splits at full stops, question marks and blank lines', () => {
    expect(sentences('A rule. Who may correct it? The clerk\n\nA heading\n\nThe end.')).toEqual([
      'A rule.',
      'Who may correct it?',
      'The clerk',
      'A heading',
      'The end.',
    ])
  })

  it('does not split at a decimal point or at a line break inside a paragraph', () => {
    expect(sentences('Prices rose by 99.5% at\n7 a.m., and fell later.')).toEqual([
      'Prices rose by 99.5% at 7 a.m., and fell later.',
    ])
  })
})

describe('opening', () => {
  it('returns the whole text if it fits', () => {
    expect(opening('Short enough', 12)).toBe('Short enough')
  })

  it('cuts between words and removes a comma at the end', () => {
    expect(opening('Permits, titles and maps', 17)).toBe('Permits, titles')
    expect(opening('Permits, titles and maps', 8)).toBe('Permits')
    expect(opening('Permits, titles and maps', 19)).toBe('Permits, titles and')
  })

  it('returns an empty text if not even the first word fits', () => {
    expect(opening('Unabbreviated', 5)).toBe('')
  })
})
