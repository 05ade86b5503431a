import { type Insertable, sql, type Transaction } from 'kysely'
import type { ContactMessage } from '#contact/contract.ts'
import { CONTACT_FIELDS, mapFields } from '#contact/fields.ts'
import { createOutbox, queueNotification, readOutboxStatus } from '../store/outbox.ts'
import type { Database, Tables } from '../store/schema.ts'
import { digestOf, findDuplicate, fingerprintOf, type StoreResult } from './duplicates.ts'
import { createReference } from './reference.ts'

export type Submission = {
  message: ContactMessage
  idempotencyKey?: string | undefined
  quarantinedFor?: string | undefined
}

type MessageRow = Omit<Insertable<Tables['messages']>, 'reference'> & { idempotency_key: string | null }

/** The message of `probe`. Its fields are empty, so that no message of a visitor is its duplicate. */
const PROBE = { message: mapFields(CONTACT_FIELDS, () => '') }

const MAX_ATTEMPTS = 5

export type MessageRepository = ReturnType<typeof createMessageRepository>

/** Creates the repository of messages and their mails. Methods reject without a database; no error contains text of a visitor. */
export function createMessageRepository(database: Database) {
  return {
    ...createOutbox(database),
    outbox: () => readOutboxStatus(database),

    /** Commits a new message with its notification in one transaction, synced to disk; a quarantined one gets none. */
    async accept(submission: Submission, now: number): Promise<StoreResult> {
      const row = toRow(submission, now)
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
        const result = await database.transaction().execute((transaction) => acceptIn(transaction, row))
        if (result) return result
      }
      throw new Error('Other servers store messages with this reference or key all the time')
    },

    /** Returns the result if a message with the same fields or idempotency key is stored, else undefined. Writes nothing. */
    findRetry: (submission: Submission, now: number) => findDuplicate(database, toRow(submission, now)),

    /** Checks that a message can be stored: stores one, takes it back in the same transaction, and writes another row. */
    probe: (now: number): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        await sql`savepoint probe`.execute(transaction)
        await acceptIn(transaction, toRow(PROBE, now))
        await sql`rollback to savepoint probe`.execute(transaction)
        await transaction.updateTable('probes').set({ written_at: now }).where('id', '=', 1).execute()
      }),

    close: (): Promise<void> => database.destroy(),
  }
}

/** @returns undefined, having written nothing, if the reference or the idempotency key is already stored */
async function acceptIn(
  transaction: Transaction<Tables>,
  candidate: MessageRow,
): Promise<StoreResult | undefined> {
  const duplicate = await findDuplicate(transaction, candidate)
  if (duplicate) return duplicate
  const row = { ...candidate, reference: createReference() }
  const inserted = await transaction
    .insertInto('messages')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows !== 1n) return undefined
  if (row.quarantined_for === null) await queueNotification(transaction, row.reference, row.accepted_at)
  return { outcome: 'stored', reference: row.reference }
}

function toRow({ message, idempotencyKey, quarantinedFor }: Submission, now: number): MessageRow {
  return {
    ...message,
    accepted_at: now,
    idempotency_key: idempotencyKey === undefined ? null : digestOf(idempotencyKey),
    fingerprint: fingerprintOf(message),
    quarantined_for: quarantinedFor ?? null,
  }
}
