import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, isPostgres } from '../database/schema.ts'
import { removeDigests, removeMails } from './mail-files.ts'
import { clearReported } from './quarantine.ts'

/**
 * Number of messages erased by one statement. It is small, so that the write lock delays new messages only
 * briefly.
 */
const CHUNK_SIZE = 200

/** Total timeout and retry interval of the WAL checkpoint, which can't finish while another process reads. */
const CHECKPOINT_TIMEOUT_MS = 5_000
const CHECKPOINT_RETRY_MS = 100

/** Maximum time to write a mail file, in milliseconds. */
const MAIL_WRITE_MS = 500

/**
 * Thrown if the rows are erased but the write-ahead log (WAL) may still contain their bytes. The error text
 * tells the operator what to do.
 */
export class LogNotEmptiedError extends Error {
  override name = 'LogNotEmptiedError'

  /** @param erased how many messages were erased */
  constructor(erased: number) {
    super(
      `Messages erased: ${erased}. The database's log could not be emptied while another program reads it, and may hold what was erased: run the command again.`,
    )
  }
}

/**
 * Erases messages with everything stored about them: the rows, the mails in the mail folder, and all digests,
 * because a digest may list them. On SQLite, the database, its WAL and the mail folder then contain none of
 * their bytes (`secure_delete` overwrites deleted rows). On PostgreSQL, the next vacuum removes the bytes
 * (docs/reliability.md#not-covered).
 * @returns the number of erased messages
 * @throws LogNotEmptiedError if everything is erased but the WAL could not be truncated
 */
export async function eraseMessages(
  database: Database,
  mailDirectory: string,
  references: readonly string[],
): Promise<number> {
  let erased = 0
  // Delete files before rows: if the process is killed in between, the rows still tell which files are left.
  if (references.length > 0) await eraseDigests(database, mailDirectory)
  for (let start = 0; start < references.length; start += CHUNK_SIZE) {
    const chunk = references.slice(start, start + CHUNK_SIZE)
    await removeMails(mailDirectory, chunk)
    const { numDeletedRows } = await database
      .deleteFrom('messages')
      .where('reference', 'in', chunk)
      .executeTakeFirstOrThrow()
    erased += Number(numDeletedRows)
  }
  if (erased > 0) {
    // The outbox worker may have written a mail while its message was being erased: wait for the write, delete again.
    await wait(MAIL_WRITE_MS)
    await removeMails(mailDirectory, references)
    await eraseDigests(database, mailDirectory)
  }
  // Truncate the WAL even if nothing was erased: the checkpoint of the last erasure may have failed.
  if (!(await truncateLog(database))) throw new LogNotEmptiedError(erased)
  return erased
}

/** Erases all digests in the mail folder. The next digest then lists all quarantined messages again. */
async function eraseDigests(database: Database, mailDirectory: string): Promise<void> {
  if (await removeDigests(mailDirectory)) await clearReported(database)
}

/**
 * Truncates SQLite's WAL, because erased rows stay in the WAL until it is checkpointed and truncated.
 * @returns whether the WAL was truncated; true on PostgreSQL, where nothing is done
 */
async function truncateLog(database: Database): Promise<boolean> {
  if (isPostgres(database)) return true
  const deadline = performance.now() + CHECKPOINT_TIMEOUT_MS
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
    if (rows[0]?.busy === 0) return true
    if (performance.now() > deadline) return false
    await wait(CHECKPOINT_RETRY_MS)
  }
}
