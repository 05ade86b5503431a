import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { newSqliteAddress } from '#test/support/database-engines.ts'
import { findStoredMessagesFault } from './stored-messages-fault.ts'

const NOW = Date.UTC(2026, 10, 22)
const HOUR_MS = 3_600_000

it('findStoredMessagesFault: reports a rescued copy until it is removed, and ignores other files', () => {
  const address = newSqliteAddress()
  expect(findStoredMessagesFault(address, { purgeDueAt: NOW }, NOW)).toBeUndefined()
  mkdirSync(dirname(address.path), { recursive: true })
  const rescued = '.rescued-20261122T091500Z'
  for (const suffix of ['', '-wal', `${rescued}-wal`, `${rescued}.part`, `${rescued}.part-journal`])
    writeFileSync(address.path + suffix, '')
  expect(findStoredMessagesFault(address, { purgeDueAt: NOW }, NOW)).toBeUndefined()
  writeFileSync(`${address.path}.rescued-20261122T091500Z`, '')
  expect(findStoredMessagesFault(address, { purgeDueAt: NOW }, NOW)).toMatch(
    /^Messages wait in a rescued copy/,
  )
})

it('findStoredMessagesFault: reports a purge that is overdue by more than three hours', () => {
  const address = newSqliteAddress()
  const faultAt = (purgeDueAt: number | undefined) => findStoredMessagesFault(address, { purgeDueAt }, NOW)
  expect(faultAt(NOW - 3 * HOUR_MS)).toBeUndefined()
  expect(faultAt(NOW - 3 * HOUR_MS - 1)).toMatch(/^Expired messages are not erased/)
  expect(faultAt(undefined)).toBeUndefined()
})
