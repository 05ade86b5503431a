import { sql, type Transaction } from 'kysely'
import { CONTACT_FIELDS, mapFields } from '#contact/fields.ts'
import { isEntryError } from '../database/entry-error.ts'
import { groupCommit } from '../database/group-commit.ts'
import type { Database, Tables } from '../database/schema.ts'
import { createOutbox, newNotification, type Outbox } from '../outbox/outbox.ts'
import {
  findDuplicate,
  fingerprintOf,
  hash,
  lockFingerprints,
  type MessageIdentity,
  type MessageRow,
  readPossibleDuplicates,
} from './duplicates.ts'
import type { StoreResult, Submission } from './message.ts'
import { createReference } from './reference.ts'

/**
 * Stores messages and their notifications. All times are milliseconds since 1970 UTC. Every method rejects if the
 * database can't be reached or written. No error contains text of a visitor.
 */
export type MessageRepository = Outbox & {
  /**
   * Commits a new message with its pending notification in one transaction; a quarantined message gets no
   * notification. Resolves after the transaction is synced to disk.
   */
  accept(submission: Submission, now: number): Promise<StoreResult>

  /** Returns the result for a message that is stored already or whose idempotency key is, or undefined. Only reads. */
  findRetry(submission: Omit<Submission, 'quarantinedFor'>, now: number): Promise<StoreResult | undefined>

  /** Checks that a message can be stored: stores one, takes it back in the same transaction, and writes another row. */
  probe(now: number): Promise<void>

  close(): Promise<void>
}

type Entry = { submission: Submission; now: number }

/** The message of `probe`. Its fields are empty, so that no message of a visitor is its duplicate. */
const PROBE: Submission = {
  message: mapFields(CONTACT_FIELDS, () => ''),
  idempotencyKey: undefined,
  quarantinedFor: undefined,
}

/** Maximum attempts of a transaction that fails because of a unique conflict or a deadlock. */
const MAX_ATTEMPTS = 5

/** PostgreSQL error code of a transaction that was rolled back to end a deadlock. */
const DEADLOCK = '40P01'

/** SQLite error code of a write that waited for the write lock longer than the busy timeout. */
const SQLITE_BUSY = 5
const MAX_BUSY_ATTEMPTS = 2

/** Thrown if a message with the same reference or idempotency key is already stored. */
class UniqueConflictError extends Error {
  override name = 'UniqueConflictError'
}

/** Creates the repository on a SQLite or PostgreSQL database. */
export function createMessageRepository(database: Database): MessageRepository {
  const acceptInGroup = groupCommit((group: Entry[]) => acceptWithRetries(database, group), isCausedByEntry)

  return {
    ...createOutbox(database),
    accept: (submission, now) => acceptInGroup({ submission, now }),
    findRetry: async (submission, now) => {
      const candidate = toRow({ submission: { ...submission, quarantinedFor: undefined }, now })
      return findDuplicate(candidate, await readPossibleDuplicates(database, [candidate]))
    },
    probe: (now) =>
      database.transaction().execute(async (transaction) => {
        await sql`savepoint probe`.execute(transaction)
        await acceptGroup(transaction, [{ submission: PROBE, now }])
        await sql`rollback to savepoint probe`.execute(transaction)
        await transaction.updateTable('probes').set({ written_at: now }).where('id', '=', 1).execute()
      }),
    close: () => database.destroy(),
  }
}

function isCausedByEntry(error: unknown): boolean {
  return error instanceof UniqueConflictError || isEntryError(error)
}

async function acceptWithRetries(database: Database, group: Entry[]): Promise<StoreResult[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction().execute((transaction) => acceptGroup(transaction, group))
    } catch (error) {
      const { code } = error as { code?: unknown }
      const isRetriable = error instanceof UniqueConflictError || code === DEADLOCK || code === SQLITE_BUSY
      if (!isRetriable || attempt === (code === SQLITE_BUSY ? MAX_BUSY_ATTEMPTS : MAX_ATTEMPTS)) throw error
    }
  }
}

async function acceptGroup(transaction: Transaction<Tables>, group: Entry[]): Promise<StoreResult[]> {
  const candidates = group.map(toRow)
  await lockFingerprints(transaction, candidates)
  const stored: MessageIdentity[] = await readPossibleDuplicates(transaction, candidates)
  const newRows: MessageRow[] = []
  const results = candidates.map((candidate): StoreResult => {
    const duplicate = findDuplicate(candidate, stored)
    if (duplicate) return duplicate
    stored.push(candidate)
    newRows.push(candidate)
    return { outcome: 'stored', reference: candidate.reference }
  })
  await insert(transaction, newRows)
  return results
}

function toRow({ submission: { message, idempotencyKey, quarantinedFor }, now }: Entry): MessageRow {
  return {
    ...message,
    reference: createReference(),
    accepted_at: now,
    idempotency_key: idempotencyKey === undefined ? null : hash(idempotencyKey),
    fingerprint: fingerprintOf(message),
    quarantined_for: quarantinedFor ?? null,
    listed_at: null,
    done_at: null,
    restricted_at: null,
    rectified_at: null,
    taken_by: null,
    taken_at: null,
  }
}

async function insert(transaction: Transaction<Tables>, rows: MessageRow[]): Promise<void> {
  if (rows.length === 0) return
  // Processes that insert the same keys in the same order can't deadlock, so sort by key.
  const sorted = rows.toSorted((a, b) => ((a.idempotency_key ?? '') < (b.idempotency_key ?? '') ? -1 : 1))
  const inserted = await transaction
    .insertInto('messages')
    .values(sorted)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(inserted.numInsertedOrUpdatedRows) !== rows.length) throw new UniqueConflictError()

  const notifications = rows
    .filter((row) => row.quarantined_for === null)
    .map((row) => newNotification(row.reference, row.accepted_at))
  if (notifications.length > 0) await transaction.insertInto('notifications').values(notifications).execute()
}
