import { sql, type Transaction } from 'kysely'
import type { ContactMessage } from '#contact/contract.ts'
import { CONTACT_FIELDS } from '#contact/fields.ts'
import { type Database, isPostgres, type Tables } from './schema.ts'

export type StoredMessage = ContactMessage & { reference: string; acceptedAt: number }

export type ClaimedNotification = { message: StoredMessage; attempt: number; lastFailure: string | null }

export type OutboxStatus = Awaited<ReturnType<typeof readOutboxStatus>>

export const LEASE_MS = 120_000

export const STUCK_AFTER_MS = 15 * 60_000

/** Longer than every lease and retry delay. A notification that is due later was written before the clock was set back. */
const MAX_DUE_MS = 20 * 60_000

export type Outbox = ReturnType<typeof createOutbox>

/** Creates the methods that claim notifications and record what became of them. */
export function createOutbox(database: Database) {
  type Change = Partial<Tables['notifications']>
  type Claimed = ClaimedNotification | readonly ClaimedNotification[]
  /** Completes claims with one disk sync, unless a lease has expired and another process has claimed the notification. */
  const complete = (claimed: Claimed, changeOf: (claim: ClaimedNotification) => Change): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      for (const claim of [claimed].flat())
        await transaction
          .updateTable('notifications')
          .set(changeOf(claim))
          .where('state', '=', 'pending')
          .where('reference', '=', claim.message.reference)
          .where('attempts', '=', claim.attempt)
          .execute()
    })

  return {
    /** Claims the notifications that became due last, so that new messages do not wait for a backlog, until the lease expires. */
    async claim(now: number, limit = 1): Promise<ClaimedNotification[]> {
      const due = database
        .selectFrom('notifications')
        .select('reference')
        .where('state', '=', 'pending')
        .where(({ eb, or }) => or([eb('due_at', '<=', now), eb('due_at', '>', now + MAX_DUE_MS)]))
        .orderBy('due_at', 'desc')
        .limit(limit)
      // Read first, because a read takes no write lock: polling an empty outbox then never delays a visitor's message.
      if (!(await due.executeTakeFirst())) return []

      const claimed = await database
        .updateTable('notifications')
        .set((column) => ({ attempts: column('attempts', '+', 1), due_at: now + LEASE_MS }))
        .where('reference', 'in', isPostgres(database) ? due.forUpdate().skipLocked() : due)
        .returning(['reference', 'attempts', 'last_failure'])
        .execute()
      const found = claimed.map(async ({ reference, attempts: attempt, last_failure: lastFailure }) => {
        const message = await database
          .selectFrom('messages')
          .select(['reference', 'accepted_at as acceptedAt', ...CONTACT_FIELDS])
          .where('reference', '=', reference)
          .executeTakeFirst()
        return message ? [{ message, attempt, lastFailure }] : []
      })
      return (await Promise.all(found)).flat()
    },
    markSent: (claimed: Claimed, now: number, note: string | null = null) =>
      complete(claimed, () => ({ state: 'sent', settled_at: now, last_failure: note })),
    markDead: (claimed: ClaimedNotification, now: number, failure: string) =>
      complete(claimed, () => ({ state: 'dead', settled_at: now, last_failure: failure })),
    postpone: (claimed: ClaimedNotification, dueAt: number, failure: string | null) =>
      complete(claimed, () => ({ due_at: dueAt, last_failure: failure })),
    release: (claimed: readonly ClaimedNotification[], now: number) =>
      complete(claimed, ({ attempt }) => ({ due_at: now, attempts: attempt - 1 })),
  }
}

/** Queues the mail of a message, unless it has one. */
export async function queueNotification(transaction: Transaction<Tables>, reference: string, now: number) {
  const row = { reference, state: 'pending' as const, attempts: 0, due_at: now, queued_at: now }
  const inserting = transaction.insertInto('notifications').values(row)
  await inserting.onConflict((conflict) => conflict.doNothing()).execute()
}

/** Removes the notification of a message from the outbox, unless it was sent. */
export async function cancelNotification(transaction: Transaction<Tables>, reference: string): Promise<void> {
  const own = transaction.deleteFrom('notifications').where('reference', '=', reference)
  await own.where('state', '!=', 'sent').execute()
}

type StateRow = Record<'count' | 'oldest' | 'unanswered' | 'login', number> & { state: 'pending' | 'dead' }

/** Reads the state of the outbox without messages that are done. The failure notes are those of `decideAfterFailure`. */
export async function readOutboxStatus(database: Database) {
  const query = sql<StateRow>`
    select state, count(*) as count, min(queued_at) as oldest,
      max(case when last_failure like '%, notice, unanswered %' then 1 else 0 end) as unanswered,
      max(case when last_failure like 'EAUTH%' then 1 else 0 end) as login
    from notifications join messages using (reference)
    where done_at is null and state in ('pending', 'dead') group by state`
  const { rows } = await query.execute(database)
  const pending = rows.find(({ state }) => state === 'pending')
  return {
    pending: pending?.count ?? 0,
    dead: rows.find(({ state }) => state === 'dead')?.count ?? 0,
    /** Whether the mail server ends the connection without an answer even after a notice. */
    isUnanswered: rows.some(({ unanswered }) => unanswered === 1),
    isLoginRefused: rows.some(({ login }) => login === 1),
    oldestQueuedAt: pending?.oldest,
  }
}
