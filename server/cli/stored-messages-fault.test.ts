import { expect, it } from 'vitest'
import { findStoredMessagesFault } from './stored-messages-fault.ts'

const NOW = Date.UTC(2026, 10, 22)
const HOUR_MS = 3_600_000

const faultOf = (purgeDueAt: number | undefined, clockFault?: string) =>
  findStoredMessagesFault({ purgeDueAt, clockFault }, NOW)

it('findStoredMessagesFault: reports a purge that is overdue by more than three hours', () => {
  expect(faultOf(NOW - 3 * HOUR_MS)).toBeUndefined()
  expect(faultOf(NOW - 3 * HOUR_MS - 1)).toMatch(/^Expired messages are not erased/)
  expect(faultOf(undefined)).toBeUndefined()
})

it('findStoredMessagesFault: names what is wrong with the clock, also while the purge is not overdue', () => {
  expect(faultOf(NOW, 'the clock is late')).toMatch(/^Nothing is erased, because the clock is late: /)
})
