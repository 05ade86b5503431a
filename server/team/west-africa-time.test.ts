import { expect, it } from 'vitest'
import { formatWestAfricaTime } from './west-africa-time.ts'

it('formatWestAfricaTime: is one hour ahead of UTC in every season, also into the next day and year', () => {
  expect(formatWestAfricaTime(Date.UTC(2026, 10, 25, 13, 5))).toBe('25 Nov 2026, 14:05 WAT')
  expect(formatWestAfricaTime(Date.UTC(2026, 6, 1, 0, 0))).toBe('1 Jul 2026, 01:00 WAT')
  expect(formatWestAfricaTime(Date.UTC(2026, 11, 31, 23, 59, 59))).toBe('1 Jan 2027, 00:59 WAT')
})
