import type { Database } from '../database/schema.ts'
import type { StoredMessage } from '../outbox/outbox.ts'

/** The fields that the digest lists. The message text is left out, because a mail server could refuse it. */
export type QuarantinedMessage = Pick<StoredMessage, 'reference' | 'acceptedAt' | 'name' | 'email'> & {
  quarantinedFor: string
}

/**
 * Finds the oldest quarantined messages that no digest to the team has listed.
 * @returns at most `limit` messages, and how many further messages no digest has listed
 */
export async function findUnreported(
  database: Database,
  limit: number,
): Promise<{ messages: QuarantinedMessage[]; left: number }> {
  const unreported = database
    .selectFrom('messages')
    .where('quarantined_for', 'is not', null)
    .where('listed_at', 'is', null)
    .where('done_at', 'is', null)
    .where('restricted_at', 'is', null)
  const rows = await unreported
    .select(['reference', 'accepted_at', 'name', 'email', 'quarantined_for'])
    .orderBy('accepted_at')
    .limit(limit)
    .execute()
  const { count } = await unreported
    .select((column) => column.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const messages = rows.map(
    ({ accepted_at, quarantined_for, ...row }): QuarantinedMessage => ({
      ...row,
      acceptedAt: accepted_at,
      quarantinedFor: quarantined_for ?? '',
    }),
  )
  return { messages, left: Number(count) - messages.length }
}

/** Records that a digest with these messages was sent. */
export async function markReported(
  database: Database,
  references: readonly string[],
  now: number,
): Promise<void> {
  await database
    .updateTable('messages')
    .set({ listed_at: now })
    .where('reference', 'in', references)
    .execute()
}

/** Marks all quarantined messages as not listed, so that the next digest lists them again. */
export async function clearReported(database: Database): Promise<void> {
  await database
    .updateTable('messages')
    .set({ listed_at: null })
    .where('quarantined_for', 'is not', null)
    .execute()
}

/** Removes the words of the visitor from the reasons for quarantine. A mail server could refuse a digest with them. */
export function withoutWords(quarantinedFor: string): string {
  return quarantinedFor.replace(/ \([^)]*\)/g, '')
}
