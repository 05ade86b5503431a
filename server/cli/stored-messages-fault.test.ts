import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { newSqliteAddress } from '#test/support/database-engines.ts'
import type { DatabaseAddress } from '../database/open-database.ts'
import { findStoredMessagesFault } from './stored-messages-fault.ts'

const NOW = Date.UTC(2026, 10, 22)
const HOUR_MS = 3_600_000

const faultOf = (address: DatabaseAddress, purgeDueAt: number | undefined = NOW, clockFault?: string) =>
  findStoredMessagesFault(address, { purgeDueAt, clockFault }, NOW)

it('findStoredMessagesFault: reports a rescued copy until it is removed, and ignores other files', () => {
  const address = newSqliteAddress()
  expect(faultOf(address)).toBeUndefined()
  mkdirSync(dirname(address.path), { recursive: true })
  const rescued = '.rescued-20261122T091500Z'
  for (const suffix of ['', '-wal', `${rescued}-wal`, `${rescued}.part`, `${rescued}.part-journal`])
    writeFileSync(address.path + suffix, '')
  expect(faultOf(address)).toBeUndefined()
  writeFileSync(`${address.path}.rescued-20261122T091500Z`, '')
  expect(faultOf(address)).toMatch(/^Messages wait in a rescued copy/)
})

it('findStoredMessagesFault: reports a purge that is overdue by more than three hours', () => {
  const address = newSqliteAddress()
  const faultAt = (purgeDueAt: number | undefined) => faultOf(address, purgeDueAt)
  expect(faultAt(NOW - 3 * HOUR_MS)).toBeUndefined()
  expect(faultAt(NOW - 3 * HOUR_MS - 1)).toMatch(/^Expired messages are not erased/)
  expect(
    findStoredMessagesFault(address, { purgeDueAt: undefined, clockFault: undefined }, NOW),
  ).toBeUndefined()
})

it('findStoredMessagesFault: names what is wrong with the clock, also while the purge is not overdue', () => {
  expect(faultOf(newSqliteAddress(), NOW, 'the clock is late')).toMatch(
    /^Nothing is erased, because the clock is late: /,
  )
})
