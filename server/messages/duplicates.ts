import { createHash } from 'node:crypto'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { ContactMessage } from '#contact/contract.ts'
import { type Database, isPostgres, type Tables } from '../database/schema.ts'
import type { SubmitResult } from './message.ts'

export type MessageRow = Selectable<Tables['messages']>

/** The columns that are needed to find duplicates of a message. */
export type MessageIdentity = Pick<
  MessageRow,
  'reference' | 'idempotency_key' | 'fingerprint' | 'accepted_at'
>

/**
 * Two messages with equal fields and without an idempotency key are duplicates if they arrive within this time,
 * in milliseconds.
 */
export const DUPLICATE_WINDOW_MS = 10 * 60_000

/** Returns a hash of all fields of a message. */
export function fingerprintOf({ name, email, service, message }: ContactMessage): string {
  return hash(JSON.stringify([name, email, service, message]))
}

/** Returns the SHA-256 hash of a text. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/**
 * Returns the result for a duplicate of a stored message, or undefined for a new message. A message with an
 * idempotency key is a duplicate if a stored message has the same key; if their fields differ, the result is
 * a conflict. A message without a key is a duplicate if a stored message has equal fields and the two were
 * accepted less than `DUPLICATE_WINDOW_MS` apart.
 */
export function findDuplicate(
  candidate: MessageIdentity,
  stored: readonly MessageIdentity[],
): SubmitResult | undefined {
  if (candidate.idempotency_key !== null) {
    const same = stored.find((row) => row.idempotency_key === candidate.idempotency_key)
    if (!same) return undefined
    if (same.fingerprint !== candidate.fingerprint) return { outcome: 'conflict' }
    return { outcome: 'repeated', reference: same.reference }
  }
  const same = stored.find(
    (row) =>
      row.fingerprint === candidate.fingerprint &&
      Math.abs(candidate.accepted_at - row.accepted_at) < DUPLICATE_WINDOW_MS,
  )
  return same && { outcome: 'repeated', reference: same.reference }
}

/** Reads the stored messages that may be duplicates of the candidates. */
export async function readPossibleDuplicates(
  database: Database,
  candidates: readonly MessageIdentity[],
): Promise<MessageIdentity[]> {
  const keys = candidates.map((row) => row.idempotency_key).filter((key) => key !== null)
  const keyless = candidates.filter((row) => row.idempotency_key === null)
  const fingerprints = keyless.map((row) => row.fingerprint)
  const since = Math.min(...keyless.map((row) => row.accepted_at)) - DUPLICATE_WINDOW_MS
  const query = database
    .selectFrom('messages')
    .select(['reference', 'idempotency_key', 'fingerprint', 'accepted_at'])
  const byKey = keys.length > 0 ? await query.where('idempotency_key', 'in', keys).execute() : []
  const byFields =
    keyless.length > 0
      ? await query.where('fingerprint', 'in', fingerprints).where('accepted_at', '>', since).execute()
      : []
  return [...byKey, ...byFields]
}

/**
 * Locks the fingerprints of messages without a key until the transaction ends. Without the lock, two processes
 * could store the same message at the same time. Messages with a key need no lock, because the key has a unique
 * index. SQLite needs no lock, because its write transactions run one after the other.
 */
export async function lockFingerprints(
  transaction: Transaction<Tables>,
  candidates: readonly MessageIdentity[],
): Promise<void> {
  if (!isPostgres(transaction)) return
  const keyless = candidates.filter((row) => row.idempotency_key === null)
  // Processes that lock in the same order can't deadlock, so sort.
  for (const fingerprint of [...new Set(keyless.map((row) => row.fingerprint))].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(transaction)
  }
}
