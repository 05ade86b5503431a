import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newSqliteAddress, openForTest } from '#test/support/database-engines.ts'
import { submissionOf } from '#test/support/messages.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import { OperatorError } from '../operator-error.ts'

describe('openDatabase on SQLite', () => {
  it('creates a file that only its owner can read, with durable settings', async () => {
    const address = newSqliteAddress()
    const database = await openForTest(address)
    for (const file of [address.path, `${address.path}-wal`]) expect(statSync(file).mode & 0o777).toBe(0o600)
    for (const [pragma, value] of [
      ['journal_mode', 'wal'],
      ['synchronous', 2],
      ['secure_delete', 1],
      ['foreign_keys', 1],
    ] as const) {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(database)
      expect(rows[0]?.[pragma]).toBe(value)
    }
  })

  it('rejects a file that is not a database, and names the variable and the error code in one line', async () => {
    const path = join(temporaryFolder(), 'contact.db')
    writeFileSync(path, 'this is a letter, not a database, and a long one at that'.repeat(40))
    const opening = openForTest({ engine: 'sqlite', path })
    await expect(opening).rejects.toThrow(
      new OperatorError(
        `DATABASE_URL: ${path} is damaged (SQLite 26): restore a copy, see docs/handover.md#a-damaged-file`,
      ),
    )
  })

  it('rejects a damaged file before the first write, but lets commands read the rest of it', async () => {
    const address = newSqliteAddress()
    const { path } = address
    const database = await openForTest(address)
    const store = createMessageRepository(database)
    for (let n = 0; n < 100; n++) await store.accept(submissionOf(`${n} ${'long '.repeat(200)}`), n)
    await database.destroy()
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.fill(0xff, bytes.length - 4096 * 3))
    await expect(openForTest(address)).rejects.toThrow(
      `DATABASE_URL: ${path} is damaged: restore a copy, see docs/handover.md#a-damaged-file`,
    )
    expect(readFileSync(path).equals(bytes)).toBe(true)
    const reading = await openForTest(address, { access: 'read' })
    await reading.selectFrom('jobs').selectAll().execute()
  })

  it('does not change the files when opened with read access', async () => {
    const address = newSqliteAddress()
    const server = await openForTest(address)
    await server.updateTable('probes').set({ written_at: 1 }).execute()
    const bytes = () => ['', '-wal'].map((suffix) => readFileSync(address.path + suffix, 'latin1'))
    const before = bytes()
    const reading = await openForTest(address, { access: 'read' })
    await expect(reading.updateTable('probes').set({ written_at: 2 }).execute()).rejects.toThrow(/readonly/)
    expect(bytes()).toEqual(before)
  })

  it('rejects a database that cannot be written, unless opened with read access', async () => {
    const address = newSqliteAddress()
    const database = await openForTest(address)
    await sql`create trigger full before update on probes begin select raise(abort, 'full'); end`.execute(
      database,
    )
    await expect(openForTest(address)).rejects.toThrow(/ cannot be opened and written \(SQLite 1811\)$/)
    const reading = await openForTest(address, { access: 'read' })
    expect(await reading.selectFrom('messages').select('reference').execute()).toEqual([])
  })

  it('waits for a lock that another process holds for a second', async () => {
    const address = newSqliteAddress()
    await (await openForTest(address)).destroy()
    const other = new DatabaseSync(address.path)
    onTestFinished(() => other.close())
    other.exec('begin immediate')
    // The lock is held for longer than the lock timeout of a request, which is 300 ms.
    setTimeout(() => other.exec('commit'), 1_000)
    const database = await openForTest(address)
    await database.updateTable('probes').set({ written_at: 3 }).execute()
  })
})
