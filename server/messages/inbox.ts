import { recordSuccess } from '../database/job-runs.ts'
import type { Database } from '../database/schema.ts'
import { emailKey } from './email-key.ts'
import { eraseMessages } from './erasure.ts'
import { recordErasures } from './erasure-records.ts'
import { type Entry, isInState, selectEntries, toEntry } from './inbox-entry.ts'
import { findExpired } from './retention.ts'
import { markSpam, release } from './spam-labels.ts'

export type Filter = {
  state?: Entry['state'] | undefined
  limit?: number | undefined
}

type Parts = {
  database: Database
  mailDirectory: string
  retentionDays: number
  now?: () => number
}

export type Inbox = ReturnType<typeof createInbox>

/** Creates the operations of the inbox commands. They may run while the server uses the same database. */
export function createInbox({ database, mailDirectory, retentionDays, now = Date.now }: Parts) {
  return {
    /** Returns the newest messages, at most `limit`, sorted from the oldest to the newest. */
    async list({ state, limit }: Filter): Promise<Entry[]> {
      let query = selectEntries(database).orderBy('accepted_at', 'desc').orderBy('messages.reference')
      if (state) query = query.where((where) => isInState(where, state))
      if (limit !== undefined) query = query.limit(limit)
      return (await query.execute()).map(toEntry).reverse()
    },

    async countQuarantined(): Promise<number> {
      const { count } = await database
        .selectFrom('messages')
        .select((column) => column.fn.countAll().as('count'))
        .where('quarantined_for', 'is not', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async find(reference: string): Promise<Entry | undefined> {
      const row = await selectEntries(database).where('messages.reference', '=', reference).executeTakeFirst()
      return row && toEntry(row)
    },

    /**
     * Returns all messages, or only those from one email address in any spelling, sorted from the oldest to
     * the newest.
     */
    async export(email?: string): Promise<Entry[]> {
      const rows = await selectEntries(database)
        .orderBy('accepted_at')
        .orderBy('messages.reference')
        .execute()
      const key = email === undefined ? undefined : emailKey(email)
      return rows.filter((row) => key === undefined || emailKey(row.email) === key).map(toEntry)
    },

    /** Returns the references of the stored messages that have one of these references or email addresses. */
    async findReferences(referencesOrAddresses: readonly string[]): Promise<string[]> {
      const keys = new Set(referencesOrAddresses.map((text) => (text.includes('@') ? emailKey(text) : text)))
      const rows = await database
        .selectFrom('messages')
        .select(['reference', 'email'])
        .orderBy('accepted_at')
        .orderBy('reference')
        .execute()
      return rows
        .filter(({ reference, email }) => keys.has(reference) || keys.has(emailKey(email)))
        .map(({ reference }) => reference)
    },

    /** Marks a message as done. @returns whether the message exists */
    async markDone(reference: string): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('messages')
        .set({ done_at: now() })
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /** Releases a message from quarantine and labels it as real, as `release` of `spam-labels.ts` does. */
    release: (reference: string): Promise<boolean> => release(database, reference, now()),

    /** Quarantines a message and labels it as spam, as `markSpam` does. @returns whether the message exists */
    markSpam: (reference: string): Promise<boolean> => markSpam(database, reference, now()),

    /**
     * Makes all dead mails and all mails that wait for a retry due now.
     * @param reference limits the change to the mail of one message
     * @returns the number of mails that are now due
     */
    async retry(reference?: string): Promise<number> {
      let query = database
        .updateTable('notifications')
        .set({ state: 'pending', due_at: now(), queued_at: now(), settled_at: null, last_failure: null })
        .where('state', 'in', ['pending', 'dead'])
        .where('attempts', '>', 0)
      if (reference) query = query.where('reference', '=', reference)
      return Number((await query.executeTakeFirstOrThrow()).numUpdatedRows)
    },

    /** Erases messages as `eraseMessages` does, also from copies that are restored later. @returns the number of messages */
    async erase(references: readonly string[]): Promise<number> {
      const records = references.map((reference) => ({ reference, erased_at: now() }))
      await recordErasures(database, records)
      return eraseMessages(database, mailDirectory, references)
    },

    /**
     * Erases the messages older than the retention period, even if the scheduled purge is held.
     * @returns the number of erased messages
     */
    async purge(): Promise<number> {
      const { references } = await findExpired(database, { retentionDays, now: now() })
      const erased = await eraseMessages(database, mailDirectory, references)
      await recordSuccess(database, 'purge', now())
      return erased
    },
  }
}
