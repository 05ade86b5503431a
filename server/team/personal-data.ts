import { updateJob } from '../store/job-runs.ts'
import type { Database } from '../store/schema.ts'
import { readAudit } from './audit.ts'
import { emailKey } from './email-key.ts'
import { eraseMessages, recordErasures } from './erasure.ts'
import { type Entry, selectEntries, toEntry } from './inbox-entry.ts'
import { type Correction, rectifyMessage } from './rectification.ts'
import { restrictMessage, unrestrictMessage } from './restriction.ts'
import { dateFutureRows, findClockFault, findExpired } from './retention.ts'

type Parts = {
  database: Database
  mailDirectory: string
  retentionDays: number
  now?: () => number
}

export type PersonalData = ReturnType<typeof createPersonalData>

/** Creates the operations for a person's rights. They may run while the server uses the same database. */
export function createPersonalData({ database, mailDirectory, retentionDays, now = Date.now }: Parts) {
  return {
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

    /** Returns why the clock is probably wrong, as `findClockFault` does. */
    findClockFault: () => findClockFault(database, now()),

    /** Returns the references of the messages that are older than the retention period. */
    findExpired: async () => (await findExpired(database, { retentionDays, now: now() })).references,

    /**
     * Erases expired messages, even if the scheduled purge is held, and corrects rows that are dated in the future.
     * @returns the number of erased messages
     */
    async purge(references: readonly string[]): Promise<number> {
      await dateFutureRows(database, now())
      const erased = await eraseMessages(database, mailDirectory, references)
      await updateJob(database, 'purge', { succeeded_at: now() })
      return erased
    },
  }
}
