import type { Selectable, Transaction } from 'kysely'
import { cancelNotification, queueNotification } from '../store/outbox.ts'
import { type Database, isPostgres, type Tables } from '../store/schema.ts'

export type MessageState = Pick<
  Selectable<Tables['messages']>,
  'taken_by' | 'taken_at' | 'done_at' | 'quarantined_for'
>

/** Reads the state, and in a transaction locks the message. @returns undefined if there is none or it is restricted */
export async function readState(database: Database, reference: string): Promise<MessageState | undefined> {
  const query = database
    .selectFrom('messages')
    .select(['taken_by', 'taken_at', 'done_at', 'quarantined_for'])
    .where('reference', '=', reference)
    .where('restricted_at', 'is', null)
  const isLocking = database.isTransaction && isPostgres(database)
  return (isLocking ? query.forUpdate() : query).executeTakeFirst()
}

/** Writes a new state. What leaves the quarantine gets its mail, unless that was sent; what enters it loses one that waits. */
export async function writeState(
  transaction: Transaction<Tables>,
  reference: string,
  { before, after, now }: { before: MessageState; after: MessageState; now: number },
): Promise<void> {
  const isDecided = after.quarantined_for !== before.quarantined_for
  const isMarked = isDecided && after.quarantined_for === MARKED
  await transaction
    .updateTable('messages')
    .set({ ...after, ...(isDecided && { spam_decided_at: now }), ...(isMarked && { listed_at: now }) })
    .where('reference', '=', reference)
    .execute()
  if (after.quarantined_for !== null) await cancelNotification(transaction, reference)
  else if (before.quarantined_for !== null && after.done_at === null)
    await queueNotification(transaction, reference, now)
}

export const MARKED = 'operator'
