import type { ExpressionBuilder, Selectable } from 'kysely'
import { groupCommit } from '../database/group-commit.ts'
import { type Database, isPostgres, type Tables } from '../database/schema.ts'
import { findSuccessDueAt } from '../jobs/job-due-times.ts'
import { type Accepting, acceptMessages, findRepeatedKey } from './accept-messages.ts'
import {
  type ClaimedNotification,
  type ContactStore,
  LEASE_MS,
  type Outbox,
  type StoredMessage,
} from './message.ts'

/**
 * No notification is ever due later than this from now. One that seems to be was written before the clock was
 * set back, and is taken at once.
 */
const MAX_DUE_MS = 20 * 60_000

/** The store on a database; the same for every engine. */
export function createDatabaseStore(database: Database): ContactStore {
  const acceptInGroup = groupCommit((group: Accepting[]) => acceptMessages(database, group))

  return {
    accept: (submission, now) => acceptInGroup({ submission, now }),
    findRepeated: (submission) => findRepeatedKey(database, submission),
    claimNext: (now) => claimNext(database, now),
    markSent: (taken, now, note = null) =>
      settle(database, taken, { state: 'sent', settled_at: now, last_failure: note }),
    markDead: (taken, now, failure) =>
      settle(database, taken, { state: 'dead', settled_at: now, last_failure: failure }),
    postpone: (taken, dueAt, failure) => settle(database, taken, { due_at: dueAt, last_failure: failure }),
    outbox: () => outbox(database),
    probe: async (now) => {
      await database.updateTable('probes').set({ written_at: now }).where('id', '=', 1).execute()
    },
    close: () => database.destroy(),
  }
}

async function claimNext(database: Database, now: number): Promise<ClaimedNotification | undefined> {
  const due = database
    .selectFrom('notifications')
    .select('reference')
    .where((where) => isDue(where, now))
    .orderBy('due_at')
    .limit(1)
  // Looking needs no lock, so that an idle sender never gets in the way of a visitor.
  if (!(await due.executeTakeFirst())) return undefined

  const taken = await database
    .updateTable('notifications')
    .set((column) => ({ attempts: column('attempts', '+', 1), due_at: now + LEASE_MS }))
    .where('reference', 'in', isPostgres(database) ? due.forUpdate().skipLocked() : due)
    .returning(['reference', 'attempts', 'last_failure'])
    .executeTakeFirst()
  if (!taken) return undefined

  const row = await database
    .selectFrom('messages')
    .select(['reference', 'accepted_at', 'name', 'email', 'service', 'message'])
    .where('reference', '=', taken.reference)
    .executeTakeFirst()
  return row && { message: toStoredMessage(row), attempt: taken.attempts, lastFailure: taken.last_failure }
}

function isDue(where: ExpressionBuilder<Tables, 'notifications'>, now: number) {
  return where.and([
    where('state', '=', 'pending'),
    where.or([where('due_at', '<=', now), where('due_at', '>', now + MAX_DUE_MS)]),
  ])
}

type MessageRow = Pick<
  Selectable<Tables['messages']>,
  'reference' | 'accepted_at' | 'name' | 'email' | 'service' | 'message'
>

function toStoredMessage({ accepted_at, ...row }: MessageRow): StoredMessage {
  return { ...row, service: row.service as StoredMessage['service'], acceptedAt: accepted_at }
}

async function settle(
  database: Database,
  { message, attempt }: ClaimedNotification,
  change: Partial<Tables['notifications']>,
): Promise<void> {
  await database
    .updateTable('notifications')
    .set(change)
    .where('reference', '=', message.reference)
    .where('attempts', '=', attempt)
    .where('state', '=', 'pending')
    .execute()
}

async function outbox(database: Database): Promise<Outbox> {
  const rows = await openNotifications(database)
    .select(['state', (column) => column.fn.countAll().as('count')])
    .select((column) => column.fn.min('queued_at').as('oldest'))
    .where('state', 'in', ['pending', 'dead'])
    .groupBy('state')
    .execute()
  const of = (state: 'pending' | 'dead') => rows.find((row) => row.state === state)
  const pending = of('pending')
  return {
    pending: Number(pending?.count ?? 0),
    dead: Number(of('dead')?.count ?? 0),
    oldestQueuedAt: pending && Number(pending.oldest),
    listingDueAt: await findSuccessDueAt(database, 'listing'),
    purgeDueAt: await findSuccessDueAt(database, 'purge'),
  }
}

/** A mail that the relay will never take is settled by whoever is done with its message. */
function openNotifications(database: Database) {
  return database
    .selectFrom('notifications')
    .innerJoin('messages', 'messages.reference', 'notifications.reference')
    .where('done_at', 'is', null)
}
