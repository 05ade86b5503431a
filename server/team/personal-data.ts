import { type ContactMessage, createContactParser } from '#contact/contract.ts'
import { CONTACT_FIELDS, mapFields, PERSONAL_FIELDS } from '#contact/fields.ts'
import { splitSubject } from '#contact/subject.ts'
import { emptyLog } from '../store/empty-log.ts'
import { cancelNotification, queueNotification } from '../store/outbox.ts'
import type { Database } from '../store/schema.ts'
import { emailKey } from './email-key.ts'
import { removeLateMails } from './erasure.ts'
import { STATE } from './inbox.ts'

const parseContact = createContactParser()

/** Finds the messages of references and addresses in any spelling, or all, from the oldest on, and says what was not found. */
export async function findAll(database: Database, subjects: readonly string[]) {
  const keys = new Map(subjects.map((text) => [text.includes('@') ? emailKey(text) : text, text]))
  const missing = new Map(keys)
  const people = await database
    .selectFrom('messages')
    .select(['reference', 'email', 'accepted_at', STATE.as('state')])
    .orderBy('accepted_at')
    .orderBy('reference')
    .execute()
  const found = people.filter(({ reference, email }) => {
    const matches = [reference, emailKey(email)].filter((key) => keys.has(key))
    for (const key of matches) missing.delete(key)
    return keys.size === 0 || matches.length > 0
  })
  return { found, missing: [...missing.values()] }
}

/** Replaces fields, also in the WAL and the mail folder, and clears the fingerprint, which would confirm a guess. @returns what is wrong, if anything */
export async function rectify(
  database: Database,
  mailDirectory: string,
  { reference, correction, now }: { reference: string; correction: Partial<ContactMessage>; now: number },
): Promise<string | undefined> {
  const stored = await database
    .selectFrom('messages')
    .select(CONTACT_FIELDS)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!stored) return `There is no message ${reference}.`
  // The subject in front of a message does not count for its length.
  const { words } = splitSubject(stored.message)
  const parsed = parseContact({ ...stored, message: words, ...correction })
  if (!parsed.ok) return Object.values(parsed.fields).join('\n')
  const corrected = mapFields(
    PERSONAL_FIELDS.filter((field) => correction[field] !== undefined),
    (field) => parsed.message[field],
  )
  await database
    .updateTable('messages')
    .set({ ...corrected, fingerprint: '', rectified_at: now })
    .where('reference', '=', reference)
    .execute()
  await removeLateMails(mailDirectory, [reference])
  await emptyLog(database, 'Message rectified')
  return undefined
}

/** Keeps a message, but does not list, show, mail, export or purge it. @returns whether it was not restricted */
export function restrict(database: Database, reference: string, now: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('messages')
      .set({ restricted_at: now })
      .where('reference', '=', reference)
      .where('restricted_at', 'is', null)
      .executeTakeFirstOrThrow()
    await cancelNotification(transaction, reference)
    return numUpdatedRows > 0n
  })
}

/** Lifts a restriction. The mail follows if the message has none and needs one. @returns whether it was restricted */
export function unrestrict(database: Database, reference: string, now: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const message = await transaction
      .updateTable('messages')
      .set({ restricted_at: null })
      .where('reference', '=', reference)
      .where('restricted_at', 'is not', null)
      .returning(['quarantined_for', 'done_at'])
      .executeTakeFirst()
    if (message?.quarantined_for === null && message.done_at === null)
      await queueNotification(transaction, reference, now)
    return message !== undefined
  })
}
