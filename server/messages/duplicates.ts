import { createHash } from 'node:crypto'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { ContactMessage } from '#contact/contract.ts'
import { type Database, isPostgres, type Tables } from '../database/schema.ts'
import type { StoreResult } from './message.ts'

export type MessageRow = Selectable<Tables['messages']>

/** The columns that are needed to find duplicates of a message. */
export type MessageIdentity = Pick<
  MessageRow,
  'reference' | 'idempotency_key' | 'fingerprint' | 'accepted_at'
>

/** Two messages with equal fields are duplicates if they arrive within this time, in milliseconds. */
export const DUPLICATE_WINDOW_MS = 10 * 60_000

/**
 * Returns a hash of all fields of a message. The hash of a message without the fields that later releases have added is the same
 * as in the first release.
 */
export function fingerprintOf({ name, email, service, message, ...later }: ContactMessage): string {
  const filledIn = Object.entries(later).filter(([, text]) => text !== '')
  return hash(JSON.stringify([name, email, service, message, ...filledIn]))
}

/** Returns the SHA-256 hash of a text. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/**
 * Returns the result for a duplicate of a stored message, or undefined for a new message. A message is a duplicate if a
 * stored message has the same idempotency key; if their fields differ, the result is a conflict, unless they were rectified. Whatever the keys, it is
 * also a duplicate if a stored message has equal fields and the two were accepted less than `DUPLICATE_WINDOW_MS` apart:
 * a visitor who returns to the page after a lost response sends the same text with a new key.
 */
export function findDuplicate(
  candidate: MessageIdentity,
  stored: readonly MessageIdentity[],
): StoreResult | undefined {
  const key = candidate.idempotency_key
  const sameKey = key === null ? undefined : stored.find((row) => row.idempotency_key === key)
  if (sameKey?.fingerprint && sameKey.fingerprint !== candidate.fingerprint) return { outcome: 'conflict' }
  const same =
    sameKey ??
    stored.find(
      (row) =>
        row.fingerprint === candidate.fingerprint &&
        Math.abs(candidate.accepted_at - row.accepted_at) < DUPLICATE_WINDOW_MS,
    )
  return same && { outcome: 'repeated', reference: same.reference }
}

/** Reads the stored messages that may be duplicates of the candidates, the oldest first. */
export async function readPossibleDuplicates(
  database: Database,
  candidates: readonly MessageIdentity[],
): Promise<MessageIdentity[]> {
  const keys = candidates.map((row) => row.idempotency_key).filter((key) => key !== null)
  const fingerprints = candidates.map((row) => row.fingerprint)
  const since = Math.min(...candidates.map((row) => row.accepted_at)) - DUPLICATE_WINDOW_MS
  return database
    .selectFrom('messages')
    .select(['reference', 'idempotency_key', 'fingerprint', 'accepted_at'])
    .where(({ eb, and, or }) =>
      or([
        and([eb('fingerprint', 'in', fingerprints), eb('accepted_at', '>', since)]),
        ...(keys.length > 0 ? [eb('idempotency_key', 'in', keys)] : []),
      ]),
    )
    .orderBy('accepted_at')
    .execute()
}

/**
 * Locks the fingerprints of messages until the transaction ends. Without the lock, two processes could store the same
 * message at the same time. SQLite needs no lock, because its write transactions run one after the other.
 */
export async function lockFingerprints(
  transaction: Transaction<Tables>,
  candidates: readonly MessageIdentity[],
): Promise<void> {
  if (!isPostgres(transaction)) return
  // Processes that lock in the same order can't deadlock, so sort.
  const fingerprints = [...new Set(candidates.map((row) => row.fingerprint))].sort()
  await sql`
    select pg_advisory_xact_lock(hashtextextended(fingerprint, 0)) from unnest(${fingerprints}::text[]) as fingerprint
  `.execute(transaction)
}
