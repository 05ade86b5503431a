import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['taxly', 'taxly', 0],
  ['taxly', 'taxli', 1],
  ['taxly', 'txaly', 1],
  ['taxly', 'taxlly', 1],
  ['', 'csr', 3],
  ['kitten', 'sitting', 3],
])('edit distance: from %s to %s is %i', (from, to, expected) => {
  expect(editDistance(from, to)).toBe(expected)
})

test('edit distance: is symmetric, and zero only for equal words', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      const distance = editDistance(one, other)
      expect(distance).toBe(editDistance(other, one))
      expect(distance === 0).toBe(one === other)
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length))
    }),
  )
})
