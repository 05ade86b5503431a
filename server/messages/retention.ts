import type { Database } from '../database/schema.ts'
import { findSuccessDueAt, successRowOf } from '../jobs/job-due-times.ts'

const DAY_MS = 86_400_000

/** A larger step of the clock since the last purge may be a wrong clock, in milliseconds. */
const MAX_CLOCK_STEP_MS = 7 * DAY_MS

/** Share of the stored messages that may be found to be overdue for erasure. */
const MAX_OVERDUE_SHARE = 0.1

/** Why a purge waits for an operator, and how much it would erase. */
export type HeldPurge = { reason: string; count: number; stored: number }

/**
 * Finds out whether a scheduled purge must wait for an operator, because a wrong clock or a wrong RETENTION_DAYS may be
 * what makes messages expire: the clock moved by more than 7 days since the last purge, or more than 10 % of the stored
 * messages had expired before it already. What expires from one day to the next is erased without asking.
 * @param now milliseconds since 1970 UTC
 * @param count how many messages have expired
 */
export async function findHeldPurge(
  database: Database,
  { retentionDays, now, count }: { retentionDays: number; now: number; count: number },
): Promise<HeldPurge | undefined> {
  if (count === 0) return undefined
  const lastPurgeAt = Math.min(now, ((await findSuccessDueAt(database, 'purge')) ?? now + DAY_MS) - DAY_MS)
  const stored = await countMessages(database)
  if (now - lastPurgeAt > MAX_CLOCK_STEP_MS) {
    const days = Math.floor((now - lastPurgeAt) / DAY_MS)
    return { reason: `the clock moved by ${days} days since the last purge`, count, stored }
  }
  const overdue = await countMessages(database, lastPurgeAt - retentionDays * DAY_MS)
  if (overdue <= stored * MAX_OVERDUE_SHARE) return undefined
  return { reason: `${overdue} of ${stored} messages had expired before the last purge`, count, stored }
}

/** Notes a purge that an operator did: the next scheduled one counts from it. */
export async function notePurge(database: Database, now: number): Promise<void> {
  await database
    .updateTable('chores')
    .set({ due_at: now + DAY_MS })
    .where('name', '=', successRowOf('purge'))
    .execute()
}

async function countMessages(database: Database, acceptedBefore?: number): Promise<number> {
  let query = database.selectFrom('messages').select((column) => column.fn.countAll().as('count'))
  if (acceptedBefore !== undefined) query = query.where('accepted_at', '<', acceptedBefore)
  return Number((await query.executeTakeFirstOrThrow()).count)
}
