import { expect, test } from 'vitest'
import { positionShares } from './position-shares.ts'

const SHARES = [40, 25, 20, 10, 5].map((percentage) => ({ area: `${percentage}`, percentage }))

test('positionShares: starts each share where the previous share ends', () => {
  const positioned = positionShares(SHARES)
  expect(positioned.map(({ before, percentage }) => [before, percentage])).toEqual([
    [0, 40],
    [40, 25],
    [65, 20],
    [85, 10],
    [95, 5],
  ])
})

test('positionShares: returns different weaves for adjacent shares', () => {
  const weaves = positionShares([...SHARES, ...SHARES]).map(({ weave }) => weave)
  for (const [index, weave] of weaves.entries()) expect(weave).not.toBe(weaves[index + 1])
})
