import { parseContact } from '#contact/contract.ts'
import { type FieldErrors, mapFields, PERSONAL_FIELDS, type PersonalField } from '#contact/fields.ts'
import type { Database } from '../store/schema.ts'
import { emptyLog, eraseWrittenMails } from './erasure.ts'

export type Correction = Partial<Record<PersonalField, string | undefined>>

export type RectifyResult = { outcome: 'rectified' | 'missing' } | { outcome: 'invalid'; fields: FieldErrors }

/** Clears the fingerprint of a rectified message, because anyone who guesses the old values could confirm them by it. */
const NO_FINGERPRINT = { fingerprint: '' }

/**
 * Replaces fields of a stored message, by the same rules as the form. The old values also leave the write-ahead log and the
 * mail folder. The key stays, so that a retry of the original post is still recognised.
 * @throws LogNotEmptiedError if the fields are replaced but the WAL could not be truncated
 */
export async function rectifyMessage(
  database: Database,
  mailDirectory: string,
  reference: string,
  correction: Correction,
  now: number,
): Promise<RectifyResult> {
  const stored = await database
    .selectFrom('messages')
    .select(PERSONAL_FIELDS)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!stored) return { outcome: 'missing' }
  const parsed = parseContact(mapFields(PERSONAL_FIELDS, (field) => correction[field] ?? stored[field]))
  if (!parsed.ok) return { outcome: 'invalid', fields: parsed.fields }
  const { numUpdatedRows } = await database
    .updateTable('messages')
    .set({
      ...mapFields(PERSONAL_FIELDS, (field) => parsed.message[field]),
      ...NO_FINGERPRINT,
      rectified_at: now,
    })
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return { outcome: 'missing' }
  await eraseWrittenMails(database, mailDirectory, [reference])
  await emptyLog(database, 'Message rectified')
  return { outcome: 'rectified' }
}
