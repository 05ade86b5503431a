import type { Transaction } from 'kysely'
import { groupCommit } from '../database/group-commit.ts'
import type { Database, Tables } from '../database/schema.ts'
import {
  findDuplicate,
  fingerprintOf,
  hash,
  lockFingerprints,
  type MessageIdentity,
  type MessageRow,
  readPossibleDuplicates,
} from './duplicates.ts'
import type { Submission, SubmitResult } from './message.ts'
import { createOutbox, newNotification, type Outbox } from './outbox.ts'
import type { Quota } from './rate-limiter.ts'
import { createReference } from './reference.ts'

/**
 * Stores messages and their notifications until they are erased. All times are milliseconds since 1970 UTC. Every method
 * rejects while the database can't be reached or written; no error contains a visitor's text.
 */
export type MessageRepository = Outbox & {
  /**
   * Commits a new message with its pending notification in one transaction; a quarantined message gets no notification.
   * Resolves after the disk has synced.
   * @param consume is called for a new message before it is inserted; if not allowed, nothing is stored
   */
  accept(submission: Submission, now: number, consume?: () => Quota): Promise<SubmitResult>

  /** Checks with a durable write that messages can be stored. */
  probe(now: number): Promise<void>

  close(): Promise<void>
}

type Entry = { submission: Submission; now: number; consume: () => Quota }

/** Attempts after a conflict of references (once in a hundred years) or a deadlock between processes. */
const MAX_ATTEMPTS = 5
/** PostgreSQL rolled back one of two transactions that waited for each other. */
const DEADLOCK = '40P01'

/** SQLite ran into its busy timeout, because another process was writing. */
const SQLITE_BUSY = 5
const MAX_BUSY_ATTEMPTS = 2

/** Another process inserted the same reference or key at the same time. */
class UniqueConflictError extends Error {
  override name = 'UniqueConflictError'
}

/** Creates the repository on a database of either engine. */
export function createMessageRepository(database: Database): MessageRepository {
  const acceptInGroup = groupCommit((group: Entry[]) => acceptWithRetries(database, group))

  return {
    ...createOutbox(database),
    accept: (submission, now, consume = () => ({ allowed: true })) =>
      acceptInGroup({ submission, now, consume }),
    probe: async (now) => {
      await database.updateTable('probes').set({ written_at: now }).where('id', '=', 1).execute()
    },
    close: () => database.destroy(),
  }
}

async function acceptWithRetries(database: Database, group: Entry[]): Promise<SubmitResult[]> {
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

async function acceptGroup(transaction: Transaction<Tables>, group: Entry[]): Promise<SubmitResult[]> {
  const candidates = group.map(toRow)
  await lockFingerprints(transaction, candidates)
  const stored: MessageIdentity[] = await readPossibleDuplicates(transaction, candidates)
  const newRows: MessageRow[] = []
  const results = group.map(({ consume }, index): SubmitResult => {
    const candidate = candidates[index] as MessageRow
    const duplicate = findDuplicate(candidate, stored)
    if (duplicate) return duplicate
    const quota = consume()
    if (!quota.allowed) return { outcome: 'rate-limited', retryAfterS: quota.retryAfterS }
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
  }
}

async function insert(transaction: Transaction<Tables>, rows: MessageRow[]): Promise<void> {
  if (rows.length === 0) return
  // Sorted by key, so that two processes that insert the same keys can't deadlock.
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
