import { hash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { ContactMessage } from '#contact/contract.ts'
import { type Database, isPostgres, type Tables } from '../store/schema.ts'

type MessageIdentity = Pick<Selectable<Tables['messages']>, 'idempotency_key' | 'fingerprint' | 'accepted_at'>

/** Result of storing a message. `repeated` has the first reference; a `conflict` is a key that belongs to other fields. */
export type StoreResult = { outcome: 'stored' | 'repeated'; reference: string } | { outcome: 'conflict' }

export const DUPLICATE_WINDOW_MS = 10 * 60_000

/** Returns a hash of all fields. Leaves out empty fields of later releases, so that hashes of the first release stay valid. */
export function fingerprintOf({ name, email, service, message, ...later }: ContactMessage): string {
  const filledIn = Object.entries(later).filter(([, text]) => text !== '')
  return digestOf(JSON.stringify([name, email, service, message, ...filledIn]))
}

export const digestOf = (text: string): string => hash('sha256', text, 'base64url')

/**
 * Finds a message with the same key, or equal fields within ten minutes: after a lost response, a client may send a new key.
 * A transaction locks the fingerprint, so that two processes store a message once. SQLite has one writer anyway.
 */
export async function findDuplicate(
  database: Database,
  { idempotency_key, fingerprint, accepted_at }: MessageIdentity,
): Promise<StoreResult | undefined> {
  if (database.isTransaction && isPostgres(database))
    await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(database)
  const stored = await database
    .selectFrom('messages')
    .select(['reference', 'idempotency_key', 'fingerprint'])
    .where(
      sql<boolean>`idempotency_key = ${idempotency_key} or (fingerprint = ${fingerprint}
        and accepted_at > ${accepted_at - DUPLICATE_WINDOW_MS} and accepted_at < ${accepted_at + DUPLICATE_WINDOW_MS})`,
    )
    .orderBy('accepted_at')
    .execute()
  const sameKey = stored.find((row) => idempotency_key !== null && row.idempotency_key === idempotency_key)
  if (sameKey?.fingerprint && sameKey.fingerprint !== fingerprint) return { outcome: 'conflict' }
  const same = sameKey ?? stored[0]
  return same && { outcome: 'repeated', reference: same.reference }
}
