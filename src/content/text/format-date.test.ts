import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

test.each([
  ['2023', 'long', '2023'],
  ['2021-09', 'long', 'September 2021'],
  ['2024-01', 'long', 'January 2024'],
  ['2023-12', 'short', 'Dec 2023'],
] as const)('formatDate: turns %s in the style %s into %s', (date, style, text) => {
  expect(formatDate(date, style)).toBe(text)
})
