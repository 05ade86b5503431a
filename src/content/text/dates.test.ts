import { expect, it, test, vi } from 'vitest'
import { buildTime, dayOf, daysAfter, formatDate, formatDays, lastDayOf, weeksOf } from './dates.ts'

it.each([
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('dayOf: %s is on %s in West Africa Time', (time, day) => {
  expect(dayOf(new Date(time))).toBe(day)
})

it('buildTime: is that of SOURCE_DATE_EPOCH, or else now', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1798761600')
  expect(buildTime().toISOString()).toBe('2027-01-01T00:00:00.000Z')
  vi.stubEnv('SOURCE_DATE_EPOCH', '')
  expect(Math.abs(buildTime().getTime() - Date.now())).toBeLessThan(1_000)
  vi.unstubAllEnvs()
})

it.each([
  [daysAfter('2028-02-28', 2), '2028-03-01'],
  [daysAfter('2027-01-01', -1), '2026-12-31'],
  [lastDayOf('Q2 2026'), '2026-06-30'],
  [lastDayOf('Q4 2027'), '2027-12-31'],
  [lastDayOf('2027-03-01'), '2027-03-01'],
])('%s is %s', (day, expected) => {
  expect(day).toBe(expected)
})

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

test.each([
  ['Weeks 1 to 3', [1, 2, 3]],
  ['Weeks 7–10', [7, 8, 9, 10]],
  ['Week 16', [16]],
  ['At the end', []],
  ['Weeks 6 to 4', []],
])('weeksOf: returns the numbers of the weeks in "%s"', (text, weeks) => {
  expect(weeksOf(text)).toEqual(weeks)
})
