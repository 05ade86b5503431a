import type { ExpressionBuilder, Selectable, Transaction } from 'kysely'
import type { ContactMessage } from '../../contact/contract.ts'
import { groupCommit } from '../database/group-commit.ts'
import type { Database, Tables } from '../database/schema.ts'
import { createReference } from './reference.ts'
import {
  type ContactStore,
  LEASE_MS,
  STUCK_AFTER_MS,
  type StoredMessage,
  type TakenNotification,
} from './store.ts'

/**
 * No notification is ever due later than this from now. One that seems to be was written before the clock was
 * set back, and is taken at once.
 */
const FURTHEST_DUE_MS = 20 * 60_000

type Accepting = { message: ContactMessage; now: number }

/** The store on a database; the same for every engine. */
export function createDatabaseStore(database: Database): ContactStore {
  const acceptInGroup = groupCommit((group: Accepting[]) =>
    database.transaction().execute((transaction) => acceptAll(transaction, group)),
  )

  return {
    accept: (message, now) => acceptInGroup({ message, now }),
    takeDue: (now) => takeDue(database, now),
    markSent: (taken, now) => settle(database, taken, { state: 'sent', settled_at: now, last_failure: null }),
    markDead: (taken, now, failure) =>
      settle(database, taken, { state: 'dead', settled_at: now, last_failure: failure }),
    postpone: (taken, dueAt, failure) => settle(database, taken, { due_at: dueAt, last_failure: failure }),
    isMailStuck: (now) => isMailStuck(database, now),
    probe: async (now) => {
      await database.updateTable('probes').set({ written_at: now }).where('id', '=', 1).execute()
    },
    close: () => database.destroy(),
  }
}

async function acceptAll(
  transaction: Transaction<Tables>,
  group: Accepting[],
): Promise<{ reference: string }[]> {
  const references = await unusedReferences(transaction, group.length)
  const rows = group.map(({ message, now }, place) => ({
    ...message,
    reference: references[place] as string,
    accepted_at: now,
  }))
  await transaction.insertInto('messages').values(rows).execute()
  await transaction
    .insertInto('notifications')
    .values(
      rows.map(({ reference, accepted_at }) => ({
        reference,
        state: 'pending' as const,
        attempts: 0,
        due_at: accepted_at,
      })),
    )
    .execute()
  return references.map((reference) => ({ reference }))
}

/** A reference is short enough to be read out, hence may be taken already; a clash must not cost a message. */
async function unusedReferences(transaction: Transaction<Tables>, count: number): Promise<string[]> {
  const candidates = new Set<string>()
  while (candidates.size < count) candidates.add(createReference())
  const references = [...candidates]
  const taken = await transaction
    .selectFrom('messages')
    .select('reference')
    .where('reference', 'in', references)
    .executeTakeFirst()
  return taken ? unusedReferences(transaction, count) : references
}

async function takeDue(database: Database, now: number): Promise<TakenNotification | undefined> {
  // Looking needs no lock, so that an idle sender never gets in the way of a visitor.
  const due = await database
    .selectFrom('notifications')
    .select('reference')
    .where((where) => isDue(where, now))
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  if (!due) return undefined

  const taken = await database
    .updateTable('notifications')
    .set((column) => ({ attempts: column('attempts', '+', 1), due_at: now + LEASE_MS }))
    .where('reference', '=', due.reference)
    .where((where) => isDue(where, now))
    .returning(['reference', 'attempts'])
    .executeTakeFirst()
  if (!taken) return undefined

  const row = await database
    .selectFrom('messages')
    .selectAll()
    .where('reference', '=', taken.reference)
    .executeTakeFirst()
  return row && { message: toStoredMessage(row), attempt: taken.attempts }
}

function isDue(where: ExpressionBuilder<Tables, 'notifications'>, now: number) {
  return where.and([
    where('state', '=', 'pending'),
    where.or([where('due_at', '<=', now), where('due_at', '>', now + FURTHEST_DUE_MS)]),
  ])
}

function toStoredMessage({ accepted_at, ...row }: Selectable<Tables['messages']>): StoredMessage {
  return { ...row, service: row.service as StoredMessage['service'], acceptedAt: accepted_at }
}

async function settle(
  database: Database,
  { message, attempt }: TakenNotification,
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

async function isMailStuck(database: Database, now: number): Promise<boolean> {
  const stuck = await database
    .selectFrom('notifications')
    .innerJoin('messages', 'messages.reference', 'notifications.reference')
    .select('notifications.reference')
    .where((where) =>
      where.or([
        where('state', '=', 'dead'),
        where.and([where('state', '=', 'pending'), where('accepted_at', '<', now - STUCK_AFTER_MS)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return stuck !== undefined
}
