import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, isPostgres } from '../database/schema.ts'
import { removeDigests, removeMails } from './mail-files.ts'
import { clearReported } from './quarantine.ts'

/**
 * Maximum number of messages that one statement erases. A larger number would hold the write lock longer and delay
 * new messages.
 */
const CHUNK_SIZE = 200

/** Total timeout and retry interval of the WAL checkpoint, which waits for other processes that read. */
const CHECKPOINT_TIMEOUT_MS = 5_000
const CHECKPOINT_RETRY_MS = 100

/** Time within which the outbox worker finishes a mail file that it has begun to write, in milliseconds. */
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
      `Messages erased: ${erased}. The write-ahead log of the database could not be emptied while another program reads it, and may still contain erased messages: run the command again.`,
    )
  }
}

/**
 * Erases messages: their rows, their mails in the mail folder, and all digests, because a digest may list the
 * messages. On SQLite, the database, the WAL and the mail folder then contain no byte of the messages, because
 * `secure_delete` overwrites deleted rows. On PostgreSQL, the next vacuum removes the bytes
 * (docs/reliability.md#not-covered).
 * @returns the number of erased messages
 * @throws LogNotEmptiedError if the messages are erased but the WAL could not be truncated
 */
export async function eraseMessages(
  database: Database,
  mailDirectory: string,
  references: readonly string[],
): Promise<number> {
  let erased = 0
  // Delete files before rows: after a crash in between, the rows tell the next run which files are left.
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
    // The outbox worker may be writing a mail of an erased message: wait for the write, then delete again.
    await wait(MAIL_WRITE_MS)
    await removeMails(mailDirectory, references)
    await eraseDigests(database, mailDirectory)
  }
  // Truncate the WAL even if nothing was erased, because the truncation may have failed in the last run.
  if (!(await truncateLog(database))) throw new LogNotEmptiedError(erased)
  return erased
}

/** Erases all digests in the mail folder. The next digest then lists all quarantined messages again. */
async function eraseDigests(database: Database, mailDirectory: string): Promise<void> {
  if (await removeDigests(mailDirectory)) await clearReported(database)
}

/**
 * Truncates SQLite's WAL, which would otherwise still contain the erased rows.
 * @returns false if the timeout ended first; always true on PostgreSQL, where nothing is truncated
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
