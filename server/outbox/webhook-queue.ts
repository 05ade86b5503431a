import type { Database } from '../database/schema.ts'
import { createQueue, isWebhookOff, newNotification, type Queue } from './outbox.ts'

/** Maximum age of a mail's row for which a webhook is queued, so that a new receiver gets no old messages. */
const MAX_AGE_MS = 86_400_000

/**
 * Creates the outbox of the webhook. It takes its rows from the outbox of the mails, so that a message, its mail and its webhook
 * come from one transaction. After a refusal it gives out nothing until an operator retries.
 */
export function createWebhookQueue(database: Database): Queue {
  const queue = createQueue(database, 'webhooks')
  return {
    ...queue,
    async claim(now) {
      if (await isWebhookOff(database)) return undefined
      await queueNew(database, now)
      return queue.claim(now)
    },
  }
}

async function queueNew(database: Database, now: number): Promise<void> {
  const rows = await database
    .selectFrom('notifications')
    .innerJoin('messages', 'messages.reference', 'notifications.reference')
    .leftJoin('webhooks', 'webhooks.reference', 'notifications.reference')
    .select('messages.reference')
    .where('notifications.queued_at', '>', now - MAX_AGE_MS)
    .where('webhooks.reference', 'is', null)
    .where('done_at', 'is', null)
    .where('quarantined_for', 'is', null)
    .where('restricted_at', 'is', null)
    .execute()
  if (rows.length === 0) return
  await database
    .insertInto('webhooks')
    .values(rows.map(({ reference }) => newNotification(reference, now)))
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
}
