import { expect, test } from 'vitest'
import { monthName } from './month-name.ts'

test.each([
  ['2021-09', 'September 2021'],
  ['2024-01', 'January 2024'],
  ['2023-12', 'December 2023'],
])('monthName: turns %s into %s', (month, words) => {
  expect(monthName(month)).toBe(words)
})
