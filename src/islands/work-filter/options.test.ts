import { describe, expect, it } from 'vitest'
import { countOptions } from './options.ts'

describe('countOptions', () => {
  it('counts the works of each category and sector, in the order in which they first appear', () => {
    expect(
      countOptions([
        { category: 'EdTech', sector: 'Education', isFeatured: true },
        { category: 'Fintech / AI', sector: 'Finance', isFeatured: false },
        { category: 'EdTech', sector: 'Finance', isFeatured: false },
      ]),
    ).toEqual({
      category: [
        { name: 'EdTech', count: 2 },
        { name: 'Fintech / AI', count: 1 },
      ],
      sector: [
        { name: 'Education', count: 1 },
        { name: 'Finance', count: 2 },
      ],
    })
  })
})
