import { parseContact } from '#contact/contract.ts'
import { type FieldErrors, mapFields, PERSONAL_FIELDS, type PersonalField } from '#contact/fields.ts'
import type { Database } from '../database/schema.ts'
import { removeMails } from '../outbox/mail-files.ts'
import { emptyLog } from './erasure.ts'

export type Correction = Partial<Record<PersonalField, string | undefined>>

export type RectifyResult = { outcome: 'rectified' | 'missing' } | { outcome: 'invalid'; fields: FieldErrors }

/**
 * Replaces fields of a stored message, by the same rules as the form. The old values also leave the write-ahead log and the
 * mail folder. The fingerprint and the key stay, so that a retry of the original post is still recognised.
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
    .set({ ...mapFields(PERSONAL_FIELDS, (field) => parsed.message[field]), rectified_at: now })
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return { outcome: 'missing' }
  await removeMails(mailDirectory, [reference])
  await emptyLog(database, 'Message rectified')
  return { outcome: 'rectified' }
}
