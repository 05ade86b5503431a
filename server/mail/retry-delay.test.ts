import { expect, it } from 'vitest'
import { retryDelayMs } from './delivery-failure.ts'

it('retryDelayMs: doubles from 10 seconds to at most 15 minutes', () => {
  expect([1, 2, 3, 7, 8, 100].map((attempt) => retryDelayMs(attempt, 0.5))).toEqual([
    10_000, 20_000, 40_000, 640_000, 900_000, 900_000,
  ])
})

it('retryDelayMs: varies by up to 20 %', () => {
  expect([retryDelayMs(1, 0), retryDelayMs(1, 1)]).toEqual([8_000, 12_000])
})
