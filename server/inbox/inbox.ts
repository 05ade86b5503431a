import { recordSuccess } from '../database/job-runs.ts'
import type { Database } from '../database/schema.ts'
import { readAudit } from '../personal-data/audit.ts'
import { emailKey } from '../personal-data/email-key.ts'
import { eraseMessages } from '../personal-data/erasure.ts'
import { recordErasures } from '../personal-data/erasure-records.ts'
import { type Correction, rectifyMessage } from '../personal-data/rectification.ts'
import { restrictMessage, unrestrictMessage } from '../personal-data/restriction.ts'
import { findExpired } from '../personal-data/retention.ts'
import { type Entry, isInState, selectEntries, toEntry } from './inbox-entry.ts'
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
      else query = query.where('restricted_at', 'is', null)
      if (limit !== undefined) query = query.limit(limit)
      return (await query.execute()).map(toEntry).reverse()
    },

    async count(state: Entry['state']): Promise<number> {
      const { count } = await database
        .selectFrom('messages')
        .select((column) => column.fn.countAll().as('count'))
        .where((where) => isInState(where, state))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async find(reference: string): Promise<Entry | undefined> {
      const row = await selectEntries(database).where('messages.reference', '=', reference).executeTakeFirst()
      return row && toEntry(row)
    },

    /**
     * Returns the messages of these references and email addresses, or all if none is given, sorted from the oldest to the
     * newest. Addresses match in any spelling.
     * @returns the messages, restricted ones too, and the references and addresses that no message has
     */
    async findAll(subjects: readonly string[]): Promise<{ entries: Entry[]; missing: string[] }> {
      const rows = await selectEntries(database)
        .orderBy('accepted_at')
        .orderBy('messages.reference')
        .execute()
      const keys = new Map(subjects.map((text) => [text.includes('@') ? emailKey(text) : text, text]))
      if (keys.size === 0) return { entries: rows.map(toEntry), missing: [] }
      const missing = new Map(keys)
      const found = rows.filter(({ reference, email }) => {
        const matches = [reference, emailKey(email)].filter((key) => keys.has(key))
        for (const key of matches) missing.delete(key)
        return matches.length > 0
      })
      return { entries: found.map(toEntry), missing: [...missing.values()] }
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

    /** Quarantines a message and labels it as spam, as `markSpam` does. */
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

    /** Replaces fields of a message as `rectifyMessage` does. */
    rectify: (reference: string, correction: Correction) =>
      rectifyMessage(database, mailDirectory, reference, correction, now()),

    /** Restricts a message as `restrictMessage` does. */
    restrict: (reference: string) => restrictMessage(database, reference, now()),

    /** Lifts a restriction as `unrestrictMessage` does. */
    unrestrict: (reference: string) => unrestrictMessage(database, reference, now()),

    /** Returns the newest lines of the audit log, at most `limit`. */
    audit: (limit: number) => readAudit(database, limit),

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
