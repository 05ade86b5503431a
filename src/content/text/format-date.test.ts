import { expect, test } from 'vitest'
import { formatDate, formatDays } from './format-date.ts'

test.each([
  ['2023', 'long', '2023'],
  ['2021-09', 'long', 'September 2021'],
  ['2024-01', 'long', 'January 2024'],
  ['2023-12', 'short', 'Dec 2023'],
  ['2027-02-02', 'long', 'Tuesday 2 February 2027'],
  ['2028-02-29', 'short', '29 February 2028'],
] as const)('formatDate: turns %s in the style %s into %s', (date, style, text) => {
  expect(formatDate(date, style)).toBe(text)
})

test.each([
  ['2026-12-24', '2027-01-02', 'from Thursday 24 December 2026 to Saturday 2 January 2027'],
  ['2027-03-26', '2027-03-29', 'from Friday 26 March to Monday 29 March 2027'],
  ['2026-10-01', '2026-10-01', 'on Thursday 1 October 2026'],
])('formatDays: %s to %s is “%s”', (from, until, text) => {
  expect(formatDays(from, until)).toBe(text)
})
