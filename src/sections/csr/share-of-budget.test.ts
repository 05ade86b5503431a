import { describe, expect, it } from 'vitest'
import { shareOfBudget } from './share-of-budget.ts'

describe('shareOfBudget', () => {
  it.each([
    [2_600_000_000, 40, '₦1,040 million'],
    [2_600_000_000, 5, '₦130 million'],
    [45_000_000, 5, '₦2.3 million'],
  ])('writes the part of %i naira that is %i per cent as %s', (total, percentage, expected) => {
    expect(shareOfBudget(total, percentage)).toBe(expected)
  })
})
