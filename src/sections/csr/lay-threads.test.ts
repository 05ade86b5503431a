import { expect, test } from 'vitest'
import { layThreads } from './lay-threads.ts'

const SHARES = [40, 25, 20, 10, 5].map((percentage) => ({ area: `${percentage}`, percentage }))

test('each share begins where the one before it ends, and the last ends the cloth', () => {
  const laid = layThreads(SHARES)
  expect(laid.map(({ before, percentage, after }) => [before, percentage, after])).toEqual([
    [0, 40, 60],
    [40, 25, 35],
    [65, 20, 15],
    [85, 10, 5],
    [95, 5, 0],
  ])
})

test('neighbours are not woven alike', () => {
  const weaves = layThreads([...SHARES, ...SHARES]).map(({ weave }) => weave)
  for (const [index, weave] of weaves.entries()) expect(weave).not.toBe(weaves[index + 1])
})
