import type { Selectable, Transaction } from 'kysely'
import { PERSONAL_FIELDS, type PersonalField } from '#contact/fields.ts'
import type { Database, Tables } from '../database/schema.ts'
import { NO_FINGERPRINT } from '../personal-data/rectification.ts'
import { restrictIn } from '../personal-data/restriction.ts'

/** A message that an operator has restricted or rectified at the visitor's request. */
export type VisitorRequest = Pick<
  Selectable<Tables['messages']>,
  'reference' | PersonalField | 'restricted_at' | 'rectified_at'
>

/** Reads the restricted and the rectified messages of a database. */
export async function readVisitorRequests(database: Database): Promise<VisitorRequest[]> {
  return database
    .selectFrom('messages')
    .select(['reference', ...PERSONAL_FIELDS, 'restricted_at', 'rectified_at'])
    .where((where) =>
      where.or([where('restricted_at', 'is not', null), where('rectified_at', 'is not', null)]),
    )
    .execute()
}

/**
 * Restricts and rectifies messages as in another database, so that a restore of an older copy keeps what visitors asked
 * for. A restriction of the target stays, also if it was lifted in the other database.
 */
export async function applyVisitorRequests(
  transaction: Transaction<Tables>,
  requests: readonly VisitorRequest[],
): Promise<void> {
  for (const { reference, restricted_at, rectified_at, ...fields } of requests) {
    if (restricted_at !== null) await restrictIn(transaction, reference, restricted_at)
    if (rectified_at !== null)
      await transaction
        .updateTable('messages')
        .set({ ...fields, ...NO_FINGERPRINT, rectified_at })
        .where('reference', '=', reference)
        .where((where) =>
          where.or([where('rectified_at', 'is', null), where('rectified_at', '<', rectified_at)]),
        )
        .execute()
  }
}
