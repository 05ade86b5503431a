import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, isPostgres } from '../database/schema.ts'
import { LISTING_PREFIX, mailFile, unfinishedMailFile } from './mail.ts'

/** Messages erased in one transaction: few enough that a visitor's message never waits long for its turn. */
const CHUNK = 200

/** How long to wait for readers before the write-ahead log is emptied, and how often. */
const CHECKPOINT_WAIT_MS = 100
const MOST_CHECKPOINTS = 50

/** A mail file takes this long to write at most, in milliseconds. */
const LAST_MAIL_MS = 500

const DAY_MS = 86_400_000

/**
 * Erases messages with all that was kept beside them: rows, mails in the mail folder, listings that may name them.
 * Afterwards neither the database nor its log nor the folder holds a byte of them (`secure_delete` overwrites).
 * On PostgreSQL the bytes go with the next vacuum and the server's own log, see docs/reliability.md.
 * @returns how many messages there were
 */
export async function eraseMessages(
  database: Database,
  mailDirectory: string,
  references: readonly string[],
): Promise<number> {
  let erased = 0
  for (let start = 0; start < references.length; start += CHUNK) {
    const chunk = references.slice(start, start + CHUNK)
    const { numDeletedRows } = await database
      .deleteFrom('messages')
      .where('reference', 'in', chunk)
      .executeTakeFirstOrThrow()
    erased += Number(numDeletedRows)
    await removeMails(mailDirectory, chunk)
  }
  if (erased > 0) {
    await removeListings(database, mailDirectory)
    await emptyLog(database)
    // A mail that was being written while its message was erased.
    await new Promise((resolve) => setTimeout(resolve, LAST_MAIL_MS))
    await removeMails(mailDirectory, references)
  }
  return erased
}

/**
 * Erases what is older than the retention period.
 * @param now milliseconds since 1970 UTC
 * @returns how many messages there were
 */
export async function purgeExpired(
  database: Database,
  mailDirectory: string,
  { retentionDays, now }: { retentionDays: number; now: number },
): Promise<number> {
  const expired = await database
    .selectFrom('messages')
    .select('reference')
    .where('accepted_at', '<', now - retentionDays * DAY_MS)
    .execute()
  return eraseMessages(
    database,
    mailDirectory,
    expired.map(({ reference }) => reference),
  )
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

/** Deleted pages live on in SQLite's write-ahead log until it is copied into the file and cut to nothing. */
async function emptyLog(database: Database): Promise<void> {
  if (isPostgres(database)) return
  for (let attempt = 1; attempt <= MOST_CHECKPOINTS; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
    if (rows[0]?.busy === 0) return
    await new Promise((resolve) => setTimeout(resolve, CHECKPOINT_WAIT_MS))
  }
}
