import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, isPostgres } from '../database/schema.ts'
import { LISTING_PREFIX, mailFile, unfinishedMailFile } from '../notifications/mail-templates.ts'

/** Messages erased in one transaction: few enough that a visitor's message never waits long for its turn. */
const CHUNK = 200

/** How long readers are waited for when the write-ahead log is emptied, and how soon that is tried again. */
const EMPTIED_WITHIN_MS = 5_000
const EMPTY_AGAIN_MS = 100

/** A mail file takes this long to write at most, in milliseconds. */
const LAST_MAIL_MS = 500

const DAY_MS = 86_400_000

/** The rows are gone, but the database's log may hold their bytes; the message says what to do. */
export class LogNotEmptiedError extends Error {
  override name = 'LogNotEmptiedError'

  /** @param erased how many messages are gone */
  constructor(erased: number) {
    super(
      `Messages erased: ${erased}. The database's log could not be emptied while another program reads it, and may hold what was erased: run the command again.`,
    )
  }
}

/**
 * Erases messages with all that was kept beside them: rows, mails in the mail folder, listings that may name them.
 * Afterwards neither the database nor its log nor the folder holds a byte of them (`secure_delete` overwrites).
 * On PostgreSQL the bytes go with the next vacuum and the server's own log, see docs/reliability.md.
 * @returns how many messages there were
 * @throws LogNotEmptiedError where only the log is left
 */
export async function eraseMessages(
  database: Database,
  mailDirectory: string,
  references: readonly string[],
): Promise<number> {
  let erased = 0
  // Files go first: without the rows, nobody would know of those that a killed process left.
  if (references.length > 0) await removeListings(database, mailDirectory)
  for (let start = 0; start < references.length; start += CHUNK) {
    const chunk = references.slice(start, start + CHUNK)
    await removeMails(mailDirectory, chunk)
    const { numDeletedRows } = await database
      .deleteFrom('messages')
      .where('reference', 'in', chunk)
      .executeTakeFirstOrThrow()
    erased += Number(numDeletedRows)
  }
  if (erased > 0) {
    // A mail that was being written while its message was erased.
    await wait(LAST_MAIL_MS)
    await removeMails(mailDirectory, references)
    await removeListings(database, mailDirectory)
  }
  // Also where nothing is left to erase: the last time, the log may have been in use.
  if (!(await emptyLog(database))) throw new LogNotEmptiedError(erased)
  return erased
}

/**
 * What is older than the retention period.
 * @param now milliseconds since 1970 UTC
 * @returns all of it, and how many messages are among it that the team was never told of
 */
export async function findExpired(
  database: Database,
  { retentionDays, now }: { retentionDays: number; now: number },
): Promise<{ references: string[]; untold: number }> {
  const expired = await database
    .selectFrom('messages')
    .leftJoin('notifications', 'notifications.reference', 'messages.reference')
    .select(['messages.reference', 'done_at', 'listed_at', 'state'])
    .where('accepted_at', '<', now - retentionDays * DAY_MS)
    .execute()
  const untold = expired.filter(
    ({ done_at, listed_at, state }) => done_at === null && listed_at === null && state !== 'sent',
  )
  return { references: expired.map(({ reference }) => reference), untold: untold.length }
}

async function removeMails(mailDirectory: string, references: readonly string[]): Promise<void> {
  for (const reference of references) {
    await rm(join(mailDirectory, mailFile(reference)), { force: true })
    await rm(join(mailDirectory, unfinishedMailFile(reference)), { force: true })
  }
}

/** A listing names many people. It is removed whole, and whoever is still set aside is listed anew. */
async function removeListings(database: Database, mailDirectory: string): Promise<void> {
  const names = await readdir(mailDirectory).catch(() => [])
  const listings = names.filter(
    (name) => name.startsWith(LISTING_PREFIX) || name.startsWith(`.${LISTING_PREFIX}`),
  )
  if (listings.length === 0) return
  for (const name of listings) await rm(join(mailDirectory, name), { force: true })
  await database
    .updateTable('messages')
    .set({ listed_at: null })
    .where('quarantined_for', 'is not', null)
    .execute()
}

/**
 * Deleted pages live on in SQLite's write-ahead log until it is copied into the file and cut to nothing.
 * @returns whether it was
 */
async function emptyLog(database: Database): Promise<boolean> {
  if (isPostgres(database)) return true
  const deadline = performance.now() + EMPTIED_WITHIN_MS
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
    if (rows[0]?.busy === 0) return true
    if (performance.now() > deadline) return false
    await wait(EMPTY_AGAIN_MS)
  }
}
