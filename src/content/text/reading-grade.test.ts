import { describe, expect, it } from 'vitest'
import { countSyllables, readingGrade } from './reading-grade.ts'

describe('countSyllables', () => {
  it.each([
    ['the', 1],
    ['desks', 1],
    ['checked', 1],
    ['waited', 2],
    ['prices', 2],
    ['times', 1],
    ['table', 2],
    ['permit', 2],
    ['application', 4],
    ['Ọdún', 2],
    ['SMS', 1],
  ])('of "%s" returns %i', (word, syllables) => {
    expect(countSyllables(word)).toBe(syllables)
  })
})

describe('readingGrade', () => {
  it('is low for short sentences of short words', () => {
    expect(readingGrade('We scan the files. A clerk reads them. Each one gets a short code.')).toBeLessThan(3)
  })

  it('is high for long sentences of long words', () => {
    expect(
      readingGrade(
        'Organisational transformation necessitates comprehensive modernisation of administrative infrastructure.',
      ),
    ).toBeGreaterThan(15)
  })

  it('of an empty text is 0', () => {
    expect(readingGrade('')).toBe(0)
  })
})
