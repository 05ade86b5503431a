import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { storeMessage, submissionOf } from '#test/support/messages.ts'
import { hasPostgres, startPostgres } from '#test/support/postgres.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import { openDatabase } from '../store/open-database.ts'
import { eraseMessages } from './erasure.ts'

describe.skipIf(!hasPostgres())('erasure on PostgreSQL', () => {
  it('vacuums the tables, so that the deleted rows are removed and not only marked', async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    const database = await openDatabase({ engine: 'postgres', url: await postgres.createDatabase() })
    onTestFinished(() => database.destroy())
    const reference = await storeMessage(createMessageRepository(database), submissionOf('erase me'), 0)
    expect(await eraseMessages(database, temporaryFolder(), [reference])).toBe(1)
    await vi.waitFor(async () => {
      // Without rows, VACUUM returns all pages of a table to the disk. The counters of dead rows may be late.
      const { rows } = await sql<{ relname: string; bytes: number }>`
        select relname, pg_relation_size(oid)::integer as bytes from pg_class
        where relname in ('messages', 'notifications') order by relname
      `.execute(database)
      expect(rows).toEqual([
        { relname: 'messages', bytes: 0 },
        { relname: 'notifications', bytes: 0 },
      ])
    }, 10_000)
  }, 60_000)
})
