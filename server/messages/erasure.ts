import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, isPostgres } from '../database/schema.ts'
import { removeDigests, removeMails } from './mail-files.ts'
import { clearReported } from './quarantine.ts'

/** Messages erased in one transaction: few enough that a visitor's message is not delayed for long. */
const CHUNK_SIZE = 200

/** Total timeout and retry interval of the WAL checkpoint, which fails while another process reads. */
const CHECKPOINT_TIMEOUT_MS = 5_000
const CHECKPOINT_RETRY_MS = 100

/** Maximum time to write a mail file, in milliseconds. */
const MAIL_WRITE_MS = 500

/** The rows are erased, but the database's log may still contain their bytes. The message says what to do. */
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
 * Erases messages with everything stored about them: rows, mails in the mail folder and digests that may name them.
 * Afterwards neither the database nor its log nor the folder contains a byte of them (`secure_delete` overwrites).
 * On PostgreSQL the bytes are removed by the next vacuum (docs/reliability.md#not-covered).
 * @returns the number of erased messages
 * @throws LogNotEmptiedError if only the log could not be emptied
 */
export async function eraseMessages(
  database: Database,
  mailDirectory: string,
  references: readonly string[],
): Promise<number> {
  let erased = 0
  // Files first: without the rows, the files that a killed process leaves could not be found.
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
    // A mail may have been written while its message was erased.
    await wait(MAIL_WRITE_MS)
    await removeMails(mailDirectory, references)
    await eraseDigests(database, mailDirectory)
  }
  // Also if nothing was erased: the checkpoint of the last erasure may have failed.
  if (!(await truncateLog(database))) throw new LogNotEmptiedError(erased)
  return erased
}

/** Erases all digests. The next digest names the messages again that are still in quarantine. */
async function eraseDigests(database: Database, mailDirectory: string): Promise<void> {
  if (await removeDigests(mailDirectory)) await clearReported(database)
}

/**
 * Deleted pages stay in SQLite's WAL until it is checkpointed and truncated.
 * @returns whether it was truncated
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
