import { sql, type Transaction } from 'kysely'
import type { ContactMessage } from '#contact/contract.ts'
import { CONTACT_FIELDS } from '#contact/fields.ts'
import { type Database, isPostgres, type JobName, type Tables } from './schema.ts'

export type StoredMessage = ContactMessage & { reference: string; acceptedAt: number }

/** A notification that this process has claimed. No other process sends it before the lease expires. */
export type ClaimedNotification = { message: StoredMessage; attempt: number; lastFailure: string | null }

export type OutboxStatus = Awaited<ReturnType<typeof readOutboxStatus>>

/** The mails, and the webhook of NOTIFY_WEBHOOK_URL. */
type ChannelName = Tables['notifications']['channel']

const DAY_MS = 86_400_000

/** How long a notification stays claimed by one process, in milliseconds. */
export const LEASE_MS = 120_000

/** Time in milliseconds after which a pending notification counts as stuck. */
export const STUCK_AFTER_MS = 15 * 60_000

/** Longer than every lease and retry delay. A notification that is due later was written before the clock was set back. */
const MAX_DUE_MS = 20 * 60_000

export type Queue = ReturnType<typeof createQueue>

/** Creates the methods that read and write the notifications of a channel. */
export function createQueue(database: Database, channel: ChannelName) {
  /** Completes a claim, unless its lease has expired and another process has claimed the notification. */
  type Change = Partial<Tables['notifications']>
  const complete = async ({ message, attempt }: ClaimedNotification, change: Change): Promise<void> => {
    await database
      .updateTable('notifications')
      .set(change)
      .where('channel', '=', channel)
      .where('state', '=', 'pending')
      .where('reference', '=', message.reference)
      .where('attempts', '=', attempt)
      .execute()
  }

  return {
    /** Claims the notification that became due last, so that new messages do not wait for a backlog, until the lease expires. */
    async claim(now: number): Promise<ClaimedNotification | undefined> {
      if (channel === 'webhook' && (await isWebhookOff(database))) return undefined
      if (channel === 'webhook') await queueWebhooks(database, now)
      return claim(database, channel, now)
    },
    markSent: (claimed: ClaimedNotification, now: number, note: string | null = null) =>
      complete(claimed, { state: 'sent', settled_at: now, last_failure: note }),
    markDead: (claimed: ClaimedNotification, now: number, failure: string) =>
      complete(claimed, { state: 'dead', settled_at: now, last_failure: failure }),
    postpone: (claimed: ClaimedNotification, dueAt: number, failure: string | null) =>
      complete(claimed, { due_at: dueAt, last_failure: failure }),
  }
}

function newNotification(reference: string, channel: ChannelName, now: number) {
  return { reference, channel, state: 'pending' as const, attempts: 0, due_at: now, queued_at: now }
}

/** Queues the mail of a message, unless it has one. The webhook follows from the mail. */
export const queueNotification = (transaction: Transaction<Tables>, reference: string, now: number) =>
  insertNew(transaction, [newNotification(reference, 'mail', now)])

async function insertNew(database: Database, rows: ReturnType<typeof newNotification>[]): Promise<void> {
  const inserting = database.insertInto('notifications').values(rows)
  await inserting.onConflict((conflict) => conflict.doNothing()).execute()
}

/** Removes the notifications of a message from the outbox, unless they were sent. */
export async function cancelNotification(transaction: Transaction<Tables>, reference: string): Promise<void> {
  const own = transaction.deleteFrom('notifications').where('reference', '=', reference)
  await own.where('state', '!=', 'sent').execute()
}

async function claim(database: Database, channel: ChannelName, now: number) {
  const due = database
    .selectFrom('notifications')
    .select('reference')
    .where('channel', '=', channel)
    .where('state', '=', 'pending')
    .where(({ eb, or }) => or([eb('due_at', '<=', now), eb('due_at', '>', now + MAX_DUE_MS)]))
    .orderBy('due_at', 'desc')
    .limit(1)
  // Read first, because a read takes no write lock: polling an empty outbox then never delays a visitor's message.
  if (!(await due.executeTakeFirst())) return undefined

  const claimed = await database
    .updateTable('notifications')
    .set((column) => ({ attempts: column('attempts', '+', 1), due_at: now + LEASE_MS }))
    .where('channel', '=', channel)
    .where('reference', 'in', isPostgres(database) ? due.forUpdate().skipLocked() : due)
    .returning(['reference', 'attempts', 'last_failure'])
    .executeTakeFirst()
  const message =
    claimed &&
    (await database
      .selectFrom('messages')
      .select(['reference', 'accepted_at as acceptedAt', ...CONTACT_FIELDS])
      .where('reference', '=', claimed.reference)
      .executeTakeFirst())
  return message && { message, attempt: claimed.attempts, lastFailure: claimed.last_failure }
}

/** Matches the failure note of a notice that the mail server has taken without an answer (`decideAfterFailure`). */
const UNANSWERED = '%, notice, unanswered %'

/** Reads the state of the outbox without messages that are done, and when the daily jobs are due: in the past if they fail. */
export async function readOutboxStatus(database: Database) {
  const rows = await database
    .selectFrom('notifications')
    .innerJoin('messages', 'messages.reference', 'notifications.reference')
    .select(['state', (column) => column.fn.countAll().as('count')])
    .select((column) => column.fn.min('queued_at').as('oldest'))
    .select(({ fn }) =>
      fn.max(sql<number>`case when last_failure like ${UNANSWERED} then 1 else 0 end`).as('unanswered'),
    )
    .where('channel', '=', 'mail')
    .where('done_at', 'is', null)
    .where('state', 'in', ['pending', 'dead'])
    .groupBy('state')
    .execute()
  const jobs = await database.selectFrom('jobs').select(['name', 'succeeded_at']).execute()
  const dueAt = (job: JobName) => {
    const run = jobs.find(({ name }) => name === job)
    return run && run.succeeded_at + DAY_MS
  }
  const pending = rows.find(({ state }) => state === 'pending')
  const dead = rows.find(({ state }) => state === 'dead')
  return {
    pending: Number(pending?.count ?? 0),
    dead: Number(dead?.count ?? 0),
    /** Whether the mail server ends the connection without an answer even after a notice. */
    isUnanswered: rows.some(({ unanswered }) => unanswered === 1),
    oldestQueuedAt: pending && Number(pending.oldest),
    digestDueAt: dueAt('quarantine-digest'),
    purgeDueAt: dueAt('purge'),
    isWebhookOff: await isWebhookOff(database),
  }
}

/** Returns whether the receiver of the webhook has refused a notification: it then gets no others until a retry. */
export async function isWebhookOff(database: Database): Promise<boolean> {
  const sent = database.selectFrom('notifications').select('reference').where('channel', '=', 'webhook')
  return (await sent.where('state', '=', 'dead').limit(1).executeTakeFirst()) !== undefined
}

/** Queues the webhooks of the mails of the last day: a new receiver gets no old ones, and commands need not know of it. */
async function queueWebhooks(database: Database, now: number): Promise<void> {
  const rows = await database
    .selectFrom('notifications as mail')
    .innerJoin('messages', 'messages.reference', 'mail.reference')
    .leftJoin('notifications as webhook', (join) =>
      join.onRef('webhook.reference', '=', 'mail.reference').on('webhook.channel', '=', 'webhook'),
    )
    .select('messages.reference')
    .where('mail.channel', '=', 'mail')
    .where('mail.queued_at', '>', now - DAY_MS)
    .where('webhook.reference', 'is', null)
    .where('done_at', 'is', null)
    .where('quarantined_for', 'is', null)
    .where('restricted_at', 'is', null)
    .execute()
  const added = rows.map(({ reference }) => newNotification(reference, 'webhook', now))
  if (added.length > 0) await insertNew(database, added)
}
