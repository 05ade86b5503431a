import { parseContact } from '#contact/contract.ts'
import { type FieldErrors, mapFields, PERSONAL_FIELDS, type PersonalField } from '#contact/fields.ts'
import { updateJob } from '../store/job-runs.ts'
import { cancelNotification, queueNotification } from '../store/outbox.ts'
import type { Database } from '../store/schema.ts'
import { readAudit } from './audit.ts'
import { emailKey } from './email-key.ts'
import { emptyLog, eraseLateMails, eraseMessages, recordErasures } from './erasure.ts'
import { type Entry, selectEntries, toEntry } from './inbox-entry.ts'
import { dateFutureRows, findClockFault, findExpired } from './retention.ts'

type Parts = {
  database: Database
  mailDirectory: string
  retentionDays: number
  now?: () => number
}

type RectifyResult = { outcome: 'rectified' | 'missing' } | { outcome: 'invalid'; fields: FieldErrors }

export type PersonalData = ReturnType<typeof createPersonalData>

/**
 * Creates the operations for a person's rights (docs/messages.md#a-persons-data). They may run while the server uses the same
 * database. Those that remove something throw a LogNotEmptiedError if it may still be in the write-ahead log.
 */
export function createPersonalData({ database, mailDirectory, retentionDays, now = Date.now }: Parts) {
  /** Changes the restriction of a message. A restricted message has no mail that waits. @returns whether it has changed */
  const setRestriction = (reference: string, restricted_at: number | null): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      const message = await transaction
        .updateTable('messages')
        .set({ restricted_at })
        .where('reference', '=', reference)
        .where('restricted_at', restricted_at === null ? 'is not' : 'is', null)
        .returning(['quarantined_for', 'done_at'])
        .executeTakeFirst()
      if (message && restricted_at !== null) await cancelNotification(transaction, reference)
      else if (message?.quarantined_for === null && message.done_at === null)
        await queueNotification(transaction, reference, now())
      return message !== undefined
    })

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

    /**
     * Replaces fields of a message, by the same rules as the form. The old values also leave the write-ahead log and the mail
     * folder, and the fingerprint is cleared, by which anyone who guesses them could confirm them. The key stays, so that a
     * retry of the original post is still recognised.
     */
    async rectify(
      reference: string,
      correction: Partial<Record<PersonalField, string | undefined>>,
    ): Promise<RectifyResult> {
      const stored = await database
        .selectFrom('messages')
        .select(PERSONAL_FIELDS)
        .where('reference', '=', reference)
        .executeTakeFirst()
      if (!stored) return { outcome: 'missing' }
      const parsed = parseContact(mapFields(PERSONAL_FIELDS, (field) => correction[field] ?? stored[field]))
      if (!parsed.ok) return { outcome: 'invalid', fields: parsed.fields }
      const corrected = mapFields(PERSONAL_FIELDS, (field) => parsed.message[field])
      await database
        .updateTable('messages')
        .set({ ...corrected, fingerprint: '', rectified_at: now() })
        .where('reference', '=', reference)
        .execute()
      await eraseLateMails(database, mailDirectory, [reference])
      await emptyLog(database, 'Message rectified')
      return { outcome: 'rectified' }
    },

    /** Keeps a message, but does not list, show, mail, export or purge it. @returns whether it was not restricted */
    restrict: (reference: string) => setRestriction(reference, now()),

    /** Lifts a restriction. The mail follows if the message has none and needs one. @returns whether it was restricted */
    unrestrict: (reference: string) => setRestriction(reference, null),

    /** Returns the newest lines of the audit log, at most `limit`. */
    audit: (limit: number) => readAudit(database, limit),

    /** Erases messages as `eraseMessages` does, also from copies that are restored later. @returns the number of messages */
    async erase(references: readonly string[]): Promise<number> {
      await recordErasures(
        database,
        references.map((reference) => ({ reference, erased_at: now() })),
      )
      return eraseMessages(database, mailDirectory, references)
    },

    /** Returns why the clock is probably wrong, as `findClockFault` does. */
    findClockFault: () => findClockFault(database, now()),

    /** Returns the references of the messages that are older than the retention period. */
    findExpired: () => findExpired(database, retentionDays, now()),

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
