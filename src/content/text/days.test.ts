import { expect, it, vi } from 'vitest'
import { buildTime, dayOf, daysAfter, lastDayOf } from './days.ts'

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
