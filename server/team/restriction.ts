import { cancelNotification, queueNotification } from '../store/outbox.ts'
import type { Database } from '../store/schema.ts'

/**
 * Restricts a message (docs/messages.md#a-persons-data): it stays stored, but is not listed, shown, mailed, exported or
 * purged. A mail that waits is removed from the outbox.
 * @returns false if the message does not exist or is already restricted
 */
export async function restrictMessage(database: Database, reference: string, now: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('messages')
      .set({ restricted_at: now })
      .where('reference', '=', reference)
      .where('restricted_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await cancelNotification(transaction, reference)
    return true
  })
}

/**
 * Lifts a restriction, and queues the mail if the message has none and needs one.
 * @returns false if the message does not exist or is not restricted
 */
export async function unrestrictMessage(
  database: Database,
  reference: string,
  now: number,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const message = await transaction
      .updateTable('messages')
      .set({ restricted_at: null })
      .where('reference', '=', reference)
      .where('restricted_at', 'is not', null)
      .returning(['quarantined_for', 'done_at'])
      .executeTakeFirst()
    if (!message) return false
    if (message.quarantined_for === null && message.done_at === null)
      await queueNotification(transaction, reference, now)
    return true
  })
}
