import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { assertUsable } from '../operator-error.ts'
import { type Database, isPostgres } from './schema.ts'

const CHECKPOINT_TIMEOUT_MS = 5_000
const CHECKPOINT_RETRY_MS = 100

/** Removes deleted rows from SQLite's write-ahead log, or from PostgreSQL. @throws OperatorError if others read it */
export async function emptyLog(database: Database, done: string): Promise<void> {
  if (isPostgres(database)) {
    // Autovacuum follows if this one fails, for example by the query timeout of the server.
    await sql`vacuum messages, notifications`.execute(database).catch(() => {})
    return
  }
  const deadline = performance.now() + CHECKPOINT_TIMEOUT_MS
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
    if (rows[0]?.busy === 0) return
    assertUsable(
      performance.now() <= deadline,
      `${done}. The write-ahead log of the database could not be emptied while another program reads it, and may still contain what was erased: run the command again.`,
    )
    await wait(CHECKPOINT_RETRY_MS)
  }
}
