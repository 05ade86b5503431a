import { type ExpressionBuilder, sql } from 'kysely'
import { QUARANTINE_RETENTION_DAYS } from '#contact/retention.ts'
import { findLastSuccessAt } from '../store/job-runs.ts'
import type { Database, Tables } from '../store/schema.ts'

const DAY_MS = 86_400_000

/** Maximum time between two purges in milliseconds. If the clock shows a longer time, the clock may be wrong. */
const MAX_CLOCK_STEP_MS = 7 * DAY_MS

/** How far the clock may be ahead of the last purge, and behind the newest row, before nothing at all is erased. */
const MAX_AHEAD_MS = 40 * DAY_MS
const MAX_BEHIND_MS = DAY_MS

/** Maximum share of the stored messages that had already expired at the last purge but were not erased. */
const MAX_OVERDUE_SHARE = 0.1

/** Why an operator must confirm a purge, how many messages it would erase, and how many are stored. */
export type HeldPurge = { reason: string; count: number; stored: number }

/**
 * Returns the SQL condition for messages whose retention period has ended at a time. A quarantined message expires 30 days
 * after a digest listed it or an operator marked it as done: one that the team was never told of stays longer. A restricted
 * message does not expire.
 * @param at milliseconds since 1970 UTC
 */
function isExpired(where: ExpressionBuilder<Tables, 'messages'>, retentionDays: number, at: number) {
  const reviewedBefore = at - QUARANTINE_RETENTION_DAYS * DAY_MS
  return where.and([
    where('restricted_at', 'is', null),
    where.or([
      where('accepted_at', '<', at - retentionDays * DAY_MS),
      where.and([
        where('quarantined_for', 'is not', null),
        where.or([where('listed_at', '<', reviewedBefore), where('done_at', '<', reviewedBefore)]),
      ]),
    ]),
  ])
}

/**
 * Finds the messages whose retention period has ended.
 * @param now milliseconds since 1970 UTC
 * @returns their references, and how many of them were never delivered to the team
 */
export async function findExpired(
  database: Database,
  { retentionDays, now }: { retentionDays: number; now: number },
): Promise<{ references: string[]; undelivered: number }> {
  const expired = await database
    .selectFrom('messages')
    .leftJoin('notifications', 'notifications.reference', 'messages.reference')
    .select(['messages.reference', 'done_at', 'listed_at', 'state'])
    .where((where) => isExpired(where, retentionDays, now))
    .execute()
  const undelivered = expired.filter(
    ({ done_at, listed_at, state }) => done_at === null && listed_at === null && state !== 'sent',
  )
  return { references: expired.map(({ reference }) => reference), undelivered: undelivered.length }
}

/**
 * Returns why the clock is probably wrong, or undefined. Until an operator says that it is right, nothing is erased: neither
 * messages nor the audit log nor the records of erasures (docs/messages.md#a-persons-data).
 * @param now milliseconds since 1970 UTC
 */
export async function findClockFault(database: Database, now: number): Promise<string | undefined> {
  const { rows } = await sql<{ at: number | null }>`
    select max(at) as at from (
      select max(accepted_at) as at from messages
      union all select max(at) from audit
      union all select max(erased_at) from erasures
    ) as newest
  `.execute(database)
  if (Number(rows[0]?.at) - now > MAX_BEHIND_MS) return 'the clock is more than a day behind the newest row'
  const lastPurgeAt = await findLastSuccessAt(database, 'purge')
  if (now - (lastPurgeAt ?? now) > MAX_AHEAD_MS) return 'the clock is weeks ahead of the last purge'
  return undefined
}

/** Gives the rows that a clock ahead has dated in the future the time of a clock that an operator has found right. */
export async function dateFutureRows(database: Database, now: number): Promise<void> {
  await database.updateTable('messages').set({ accepted_at: now }).where('accepted_at', '>', now).execute()
  await database.updateTable('audit').set({ at: now }).where('at', '>', now).execute()
  await database.updateTable('erasures').set({ erased_at: now }).where('erased_at', '>', now).execute()
}

/**
 * Returns why a scheduled purge must wait for an operator, or undefined if the purge may run. It waits if the
 * last purge was more than 7 days ago, because the clock may be wrong. It also waits if more than 10 % of the
 * stored messages had already expired at the last purge, because RETENTION_DAYS may be wrong. Messages that have
 * expired since the last purge need no confirmation.
 * @param now milliseconds since 1970 UTC
 * @param lastPurgeAt undefined before the first purge
 * @param count how many messages have expired
 */
export async function findHeldPurge(
  database: Database,
  parts: { retentionDays: number; now: number; lastPurgeAt: number | undefined; count: number },
): Promise<HeldPurge | undefined> {
  const { retentionDays, now, count } = parts
  if (count === 0) return undefined
  const lastPurgeAt = Math.min(now, parts.lastPurgeAt ?? now)
  const stored = await countMessages(database)
  if (now - lastPurgeAt > MAX_CLOCK_STEP_MS) {
    const days = Math.floor((now - lastPurgeAt) / DAY_MS)
    return { reason: `the clock moved by ${days} days since the last purge`, count, stored }
  }
  const overdue = await countMessages(database, { retentionDays, at: lastPurgeAt })
  if (overdue <= stored * MAX_OVERDUE_SHARE) return undefined
  return { reason: `${overdue} of ${stored} messages had expired before the last purge`, count, stored }
}

/**
 * Removes the audit lines and the records of erasures that are older than the retention period. A message that a copy still
 * contains is then older too, so the purge erases it.
 * @param now milliseconds since 1970 UTC
 */
export async function removeOldRecords(
  database: Database,
  { retentionDays, now }: { retentionDays: number; now: number },
): Promise<void> {
  const since = now - retentionDays * DAY_MS
  await database.deleteFrom('audit').where('at', '<', since).execute()
  await database.deleteFrom('erasures').where('erased_at', '<', since).execute()
}

async function countMessages(
  database: Database,
  expired?: { retentionDays: number; at: number },
): Promise<number> {
  let query = database.selectFrom('messages').select((column) => column.fn.countAll().as('count'))
  if (expired) query = query.where((where) => isExpired(where, expired.retentionDays, expired.at))
  return Number((await query.executeTakeFirstOrThrow()).count)
}
