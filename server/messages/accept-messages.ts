import { createHash } from 'node:crypto'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { ContactMessage } from '#contact/contract.ts'
import { type Database, isPostgres, type Tables } from '../database/schema.ts'
import { type Acceptance, REPEAT_WITHIN_MS, type Submission } from './message.ts'
import { createReference } from './reference.ts'

export type Accepting = { submission: Submission; now: number }

type Row = Selectable<Tables['messages']>
type Known = Pick<Row, 'reference' | 'idempotency_key' | 'fingerprint' | 'accepted_at'>

/** How often a group is tried: references clash once in a hundred years, deadlocks between processes seldom. */
const MAX_ATTEMPTS = 5

/** PostgreSQL ended one of two transactions that waited for each other; nothing of it was kept. */
const DEADLOCK = '40P01'

/** SQLite waited in vain for another process's write, like one that starts or stops beside this one; worth a second wait. */
const SQLITE_BUSY = 5
const MAX_LOCK_RETRIES = 2

/** Another process took a reference or a key in the same moment. */
class UniqueConflictError extends Error {
  override name = 'UniqueConflictError'
}

/** Stores a group of messages in one transaction and tells of each what became of it, in order. */
export async function acceptMessages(database: Database, group: Accepting[]): Promise<Acceptance[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction().execute((transaction) => acceptGroup(transaction, group))
    } catch (error) {
      const { code } = error as { code?: unknown }
      const again = error instanceof UniqueConflictError || code === DEADLOCK || code === SQLITE_BUSY
      if (!again || attempt === (code === SQLITE_BUSY ? MAX_LOCK_RETRIES : MAX_ATTEMPTS)) throw error
    }
  }
}

async function acceptGroup(transaction: Transaction<Tables>, group: Accepting[]): Promise<Acceptance[]> {
  const candidates = group.map(toRow)
  await lockFingerprints(transaction, candidates)
  const known: Known[] = await findKnown(transaction, candidates)
  const fresh: Row[] = []
  const results = candidates.map((candidate): Acceptance => {
    const repeated = findDuplicate(candidate, known)
    if (repeated) return repeated
    known.push(candidate)
    fresh.push(candidate)
    return { outcome: 'stored', reference: candidate.reference }
  })
  await insert(transaction, fresh)
  return results
}

/**
 * What `acceptMessages` would say of a post that was made before, without storing anything.
 * @returns undefined where the key is new or there is none
 */
export async function findRepeatedKey(
  database: Database,
  submission: Submission,
): Promise<Acceptance | undefined> {
  if (submission.idempotencyKey === undefined) return undefined
  const candidate = toRow({ submission, now: 0 })
  return findDuplicate(candidate, await findKnown(database, [candidate]))
}

function toRow({ submission: { message, idempotencyKey, quarantinedFor }, now }: Accepting): Row {
  return {
    ...message,
    reference: createReference(),
    accepted_at: now,
    idempotency_key: idempotencyKey === undefined ? null : hash(idempotencyKey),
    fingerprint: fingerprintOf(message),
    quarantined_for: quarantinedFor ?? null,
    listed_at: null,
    done_at: null,
  }
}

function fingerprintOf({ name, email, service, message }: ContactMessage): string {
  return hash(JSON.stringify([name, email, service, message]))
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/**
 * Lets processes that hold the same message, posted without a key, take turns until the transaction ends; the
 * unique key does that for the others. Always in the same order, so that no two wait for each other.
 */
async function lockFingerprints(transaction: Transaction<Tables>, candidates: Row[]): Promise<void> {
  if (!isPostgres(transaction)) return
  const keyless = candidates.filter((row) => row.idempotency_key === null)
  for (const fingerprint of [...new Set(keyless.map((row) => row.fingerprint))].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(transaction)
  }
}

async function findKnown(database: Database, candidates: Row[]): Promise<Known[]> {
  const keys = candidates.map((row) => row.idempotency_key).filter((key) => key !== null)
  const keyless = candidates.filter((row) => row.idempotency_key === null)
  const query = database
    .selectFrom('messages')
    .select(['reference', 'idempotency_key', 'fingerprint', 'accepted_at'])
  const byKey = keys.length > 0 ? await query.where('idempotency_key', 'in', keys).execute() : []
  const byFields =
    keyless.length > 0
      ? await query
          .where(
            'fingerprint',
            'in',
            keyless.map((row) => row.fingerprint),
          )
          .where('accepted_at', '>', Math.min(...keyless.map((row) => row.accepted_at)) - REPEAT_WITHIN_MS)
          .execute()
      : []
  return [...byKey, ...byFields]
}

function findDuplicate(candidate: Row, known: readonly Known[]): Acceptance | undefined {
  if (candidate.idempotency_key !== null) {
    const same = known.find((row) => row.idempotency_key === candidate.idempotency_key)
    if (!same) return undefined
    if (same.fingerprint !== candidate.fingerprint) return { outcome: 'conflict' }
    return { outcome: 'repeated', reference: same.reference }
  }
  const same = known.find(
    (row) =>
      row.fingerprint === candidate.fingerprint &&
      Math.abs(candidate.accepted_at - row.accepted_at) < REPEAT_WITHIN_MS,
  )
  return same && { outcome: 'repeated', reference: same.reference }
}

async function insert(transaction: Transaction<Tables>, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  // In the order of the keys: two processes that insert the same keys then never wait for each other in a circle.
  const ordered = rows.toSorted((a, b) => ((a.idempotency_key ?? '') < (b.idempotency_key ?? '') ? -1 : 1))
  const inserted = await transaction
    .insertInto('messages')
    .values(ordered)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(inserted.numInsertedOrUpdatedRows) !== rows.length) throw new UniqueConflictError()

  const notifications = rows
    .filter((row) => row.quarantined_for === null)
    .map((row) => newNotification(row.reference, row.accepted_at))
  if (notifications.length > 0) await transaction.insertInto('notifications').values(notifications).execute()
}

/** A mail to the team that waits from now on. */
export function newNotification(reference: string, now: number) {
  return { reference, state: 'pending' as const, attempts: 0, due_at: now, queued_at: now }
}
