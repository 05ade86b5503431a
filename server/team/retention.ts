import { sql } from 'kysely'
import { QUARANTINE_RETENTION_DAYS } from '#contact/retention.ts'
import type { Log } from '../log.ts'
import { countMessages } from '../store/count-messages.ts'
import { COUNTS_KEPT_DAYS } from '../store/counts.ts'
import { findLastSuccessAt, type Job, updateJob } from '../store/job-runs.ts'
import type { Database } from '../store/schema.ts'
import { eraseMessages } from './erasure.ts'
import { DAY_MS, dayOf } from './west-africa-time.ts'

/** How far the clock may be ahead of the last purge, and behind the newest row, before nothing at all is erased. */
const MAX_AHEAD_MS = 7 * DAY_MS
const MAX_BEHIND_MS = DAY_MS

/** Maximum share of the stored messages that had already expired at the last purge but were not erased. */
const MAX_OVERDUE_SHARE = 0.1

const PURGE_HELD =
  'purge held: check the clock and RETENTION_DAYS, then erase expired messages with npm run inbox -- purge'

/** Finds expired messages: quarantined ones 30 days after a mail listed them or they were done, restricted ones never. */
export async function findExpired(database: Database, retentionDays: number, now: number): Promise<string[]> {
  const storedBefore = now - retentionDays * DAY_MS
  const reviewedBefore = now - QUARANTINE_RETENTION_DAYS * DAY_MS
  // Each part has an index that contains all it needs, so that no row with its text is read.
  const { rows } = await sql<{ reference: string }>`
    select reference from messages where restricted_at is null and accepted_at < ${storedBefore}
    union all select reference from messages
    where restricted_at is null and quarantined_for is not null and listed_at < ${reviewedBefore}
    union all select reference from messages
    where restricted_at is null and quarantined_for is not null and done_at < ${reviewedBefore}`.execute(
    database,
  )
  return [...new Set(rows.map(({ reference }) => reference))]
}

/** Returns why the clock is probably wrong. Nothing at all is then erased until an operator says that it is right. */
export async function findClockFault(database: Database, now: number): Promise<string | undefined> {
  const { rows } = await sql<{ at: number | null }>`select max(at) as at from (
    select max(accepted_at) as at from messages
    union all select max(at) from audit union all select max(erased_at) from erasures) as newest`.execute(
    database,
  )
  if (Number(rows[0]?.at) - now > MAX_BEHIND_MS) return 'the clock is more than a day behind the newest row'
  const lastPurgeAt = await findLastSuccessAt(database, 'purge')
  if (now - (lastPurgeAt ?? now) > MAX_AHEAD_MS)
    return 'the clock is more than a week ahead of the last purge'
  return undefined
}

/** Erases expired messages, even if the purge is held, and dates rows of a clock ahead by this one. @returns how many */
export async function purgeNow(
  database: Database,
  mailDirectory: string,
  references: readonly string[],
  now: number,
): Promise<number> {
  await database.updateTable('messages').set({ accepted_at: now }).where('accepted_at', '>', now).execute()
  await database.updateTable('audit').set({ at: now }).where('at', '>', now).execute()
  await database.updateTable('erasures').set({ erased_at: now }).where('erased_at', '>', now).execute()
  const erased = await eraseMessages(database, mailDirectory, references)
  await updateJob(database, 'purge', { succeeded_at: now })
  return erased
}

type PurgeParts = {
  database: Database
  mailDirectory: string
  retentionDays: number
  log: Log
  now(): number
}

/** Erases what is too old (docs/requirements.md#privacy). Waits for an operator if the clock or RETENTION_DAYS may be wrong. */
export async function runPurge(parts: PurgeParts): ReturnType<Job> {
  const { database, mailDirectory, retentionDays, log } = parts
  const time = parts.now()
  const lastPurgeAt = Math.min(time, (await findLastSuccessAt(database, 'purge')) ?? time)
  const overdue = (await findExpired(database, retentionDays, lastPurgeAt)).length
  const stored = await countMessages(database)
  const isSuspect = overdue > stored * MAX_OVERDUE_SHARE
  const reason =
    (await findClockFault(database, time)) ??
    (isSuspect && `${overdue} of ${stored} messages had expired before the last purge`)
  if (reason) {
    log.error({ job: 'purge', reason }, PURGE_HELD)
    return undefined
  }
  const expired = await findExpired(database, retentionDays, time)
  const count = await eraseMessages(database, mailDirectory, expired)
  const since = time - retentionDays * DAY_MS
  await database.deleteFrom('audit').where('at', '<', since).execute()
  await database.deleteFrom('erasures').where('erased_at', '<', since).execute()
  const firstDay = dayOf(time - COUNTS_KEPT_DAYS * DAY_MS)
  await database.deleteFrom('counts').where('day', '<', firstDay).execute()
  return count
}
