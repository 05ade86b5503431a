import type { Selectable, Transaction } from 'kysely'
import { chunks } from '../database/chunks.ts'
import { formatErrorCode } from '../database/database-unavailable.ts'
import type { Database, Tables } from '../database/schema.ts'
import { eraseMessages } from '../personal-data/erasure.ts'
import { type ErasureRecord, recordErasures } from '../personal-data/erasure-records.ts'
import { ImportError, openSource, readErasuresOfDamagedFile } from './import-source.ts'
import { applyVisitorRequests, readVisitorRequests, type VisitorRequest } from './visitor-requests.ts'

/** Number of messages that were added, that were there already, and that were erased again. */
export type ImportResult = { added: number; known: number; erased: number }

/** The rows that the import adds to the target and the states that it updates there. */
type Difference = {
  /** Number of messages that both databases have. */
  known: number
  messages: Selectable<Tables['messages']>[]
  notifications: Selectable<Tables['notifications']>[]
  /** Mails that the source has sent and that are pending in the target. */
  sent: Pick<Selectable<Tables['notifications']>, 'reference' | 'settled_at' | 'last_failure'>[]
  /** Messages that are done or taken in the source but not in the target. */
  decisions: Pick<Selectable<Tables['messages']>, 'reference' | 'done_at' | 'taken_by' | 'taken_at'>[]
  /** Messages that an operator has erased in the source. */
  erasures: ErasureRecord[]
  /** Messages that are restricted or rectified in the source. */
  requests: VisitorRequest[]
  /** Keys of the links and threads of mails: they go along when the messages move to a new store. */
  keys: Selectable<Tables['secrets']>[]
}

/**
 * Copies the messages that only the source has into the target, in one transaction. For messages that both have, copies
 * from the source the state `sent` of the mail, so that the target does not send it again, and the state `done`,
 * who takes it, restrictions and corrections of the message. Omits messages that were erased in the target, and erases
 * those that were erased in the source. A target without messages also gets the keys of the links in mails. A second run
 * changes nothing.
 * @param database the target
 * @param from the source: a SQLite file or a `postgres://` URL; it is not changed
 * @param mailDirectory the mail folder of the target
 * @throws ImportError if the source cannot be read; no message is then added, but messages may be erased
 * @throws LogNotEmptiedError as `eraseMessages` does
 */
export async function importMessages(
  database: Database,
  from: string,
  mailDirectory: string,
): Promise<ImportResult> {
  const difference = await readDifference(database, from).catch(async (error: unknown) => {
    await eraseAgain(database, mailDirectory, readErasuresOfDamagedFile(from))
    throw error
  })
  const added = await database.transaction().execute((transaction) => write(transaction, difference))
  const erased = await eraseAgain(database, mailDirectory, difference.erasures)
  return { added, known: difference.known + difference.messages.length - added, erased }
}

/** Erases the messages that were erased in the source. @returns the number of erased messages */
async function eraseAgain(
  database: Database,
  mailDirectory: string,
  erasures: readonly ErasureRecord[],
): Promise<number> {
  await recordErasures(database, erasures)
  const stored = await readReferences(database, 'messages')
  const references = erasures.map(({ reference }) => reference).filter((reference) => stored.has(reference))
  return references.length > 0 ? eraseMessages(database, mailDirectory, references) : 0
}

async function readReferences(database: Database, table: 'messages' | 'erasures'): Promise<Set<string>> {
  const rows = await database.selectFrom(table).select('reference').execute()
  return new Set(rows.map(({ reference }) => reference))
}

async function readDifference(database: Database, from: string): Promise<Difference> {
  const target = await database
    .selectFrom('messages')
    .leftJoin('notifications', 'notifications.reference', 'messages.reference')
    .select(['messages.reference', 'done_at', 'taken_at', 'state'])
    .execute()
  const erased = await readReferences(database, 'erasures')
  const source = await openSource(from)
  try {
    return await compare(source.database, new Map(target.map((row) => [row.reference, row])), erased)
  } catch (error) {
    throw new ImportError(`${source.name} cannot be read${formatErrorCode(error)}: nothing was imported.`, {
      cause: error,
    })
  } finally {
    await source.close()
  }
}

type TargetRows = Map<string, { done_at: number | null; taken_at: number | null; state: string | null }>

async function compare(
  source: Database,
  target: TargetRows,
  erasedInTarget: ReadonlySet<string>,
): Promise<Difference> {
  const stored = await source
    .selectFrom('messages')
    .select(['reference', 'done_at', 'taken_by', 'taken_at'])
    .execute()
  const all = stored.filter(({ reference }) => !erasedInTarget.has(reference))
  const missing = all.map(({ reference }) => reference).filter((reference) => !target.has(reference))
  const difference: Difference = {
    known: all.length - missing.length,
    messages: [],
    notifications: [],
    sent: (
      await source
        .selectFrom('notifications')
        .select(['reference', 'settled_at', 'last_failure'])
        .where('state', '=', 'sent')
        .execute()
    ).filter(({ reference }) => target.get(reference)?.state === 'pending'),
    requests: await readVisitorRequests(source),
    keys:
      target.size > 0 || erasedInTarget.size > 0
        ? []
        : await source.selectFrom('secrets').selectAll().execute(),
    erasures: await source.selectFrom('erasures').selectAll().execute(),
    decisions: all.filter(({ reference, done_at, taken_at }) => {
      const known = target.get(reference)
      return known && ((done_at && known.done_at === null) || (taken_at && known.taken_at === null))
    }),
  }
  for (const references of chunks(missing)) {
    const messages = source.selectFrom('messages').selectAll().where('reference', 'in', references)
    const notifications = source.selectFrom('notifications').selectAll().where('reference', 'in', references)
    difference.messages.push(...(await messages.execute()))
    difference.notifications.push(...(await notifications.execute()))
  }
  return difference
}

async function write(
  transaction: Transaction<Tables>,
  { messages, notifications, sent, decisions, requests, keys }: Difference,
): Promise<number> {
  let added = 0
  for (const rows of chunks(messages)) added += await insertMessages(transaction, rows)
  for (const rows of chunks(notifications))
    await transaction
      .insertInto('notifications')
      .values(rows)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute()
  for (const { reference, settled_at, last_failure } of sent)
    await transaction
      .updateTable('notifications')
      .set({ state: 'sent', settled_at, last_failure })
      .where('reference', '=', reference)
      .where('state', '=', 'pending')
      .execute()
  for (const { reference, done_at, ...taken } of decisions) {
    const messages = transaction.updateTable('messages').where('reference', '=', reference)
    if (done_at) await messages.set({ done_at }).where('done_at', 'is', null).execute()
    if (taken.taken_at) await messages.set(taken).where('taken_at', 'is', null).execute()
  }
  for (const { name, value } of keys)
    await transaction.updateTable('secrets').set({ value }).where('name', '=', name).execute()
  await applyVisitorRequests(transaction, requests)
  return added
}

/**
 * Inserts messages. If a message of the target has the same idempotency key, inserts the new message without its
 * key, so that both are kept. This happens when a visitor has sent a message again after a restore.
 */
async function insertMessages(
  transaction: Transaction<Tables>,
  rows: Selectable<Tables['messages']>[],
): Promise<number> {
  const keys = rows.map(({ idempotency_key }) => idempotency_key).filter((key) => key !== null)
  const existing = await transaction
    .selectFrom('messages')
    .select('idempotency_key')
    .where('idempotency_key', 'in', keys.length > 0 ? keys : [''])
    .execute()
  const existingKeys = new Set(existing.map(({ idempotency_key }) => idempotency_key))
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('messages')
    .values(
      rows.map((row) => (existingKeys.has(row.idempotency_key) ? { ...row, idempotency_key: null } : row)),
    )
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}
