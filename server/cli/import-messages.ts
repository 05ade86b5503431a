import type { Selectable, Transaction } from 'kysely'
import { formatErrorCode } from '../database/database-unavailable.ts'
import type { Database, Tables } from '../database/schema.ts'
import { ImportError, openSource } from './import-source.ts'

/** How many messages are read or written by one statement. */
const CHUNK = 200

export type Imported = { added: number; known: number }

/** What another store holds beyond this one. */
type Difference = {
  known: number
  messages: Selectable<Tables['messages']>[]
  notifications: Selectable<Tables['notifications']>[]
  /** Mails of known messages that wait here and were sent there. */
  sent: { reference: string; settled_at: number | null }[]
  /** Known messages that are open here and done there. */
  done: { reference: string; done_at: number | null }[]
}

/**
 * Adds the messages that another store holds and this one lacks, with the state of their mails, so that no mail is sent
 * again that was sent. What is sent or done there is so here too. All of it is one transaction; a second run adds none.
 * @param from a SQLite file or a `postgres://` address; it is not changed
 * @throws ImportError where the other store cannot be read; this one is unchanged then
 */
export async function importMessages(database: Database, from: string): Promise<Imported> {
  const difference = await readDifference(database, from)
  const added = await database.transaction().execute((transaction) => write(transaction, difference))
  return { added, known: difference.known + difference.messages.length - added }
}

async function readDifference(database: Database, from: string): Promise<Difference> {
  const here = await database
    .selectFrom('messages')
    .leftJoin('notifications', 'notifications.reference', 'messages.reference')
    .select(['messages.reference', 'done_at', 'state'])
    .execute()
  const source = await openSource(from)
  try {
    return await compare(source.database, new Map(here.map((row) => [row.reference, row])))
  } catch (error) {
    throw new ImportError(`${source.name} cannot be read${formatErrorCode(error)}: nothing was imported.`, {
      cause: error,
    })
  } finally {
    await source.close()
  }
}

type Here = Map<string, { done_at: number | null; state: string | null }>

async function compare(source: Database, here: Here): Promise<Difference> {
  const all = await source.selectFrom('messages').select(['reference', 'done_at']).execute()
  const missing = all.map(({ reference }) => reference).filter((reference) => !here.has(reference))
  const difference: Difference = {
    known: all.length - missing.length,
    messages: [],
    notifications: [],
    sent: (
      await source
        .selectFrom('notifications')
        .select(['reference', 'settled_at'])
        .where('state', '=', 'sent')
        .execute()
    ).filter(({ reference }) => here.get(reference)?.state === 'pending'),
    done: all.filter(({ reference, done_at }) => done_at !== null && here.get(reference)?.done_at === null),
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
  { messages, notifications, sent, done }: Difference,
): Promise<number> {
  let added = 0
  for (const rows of chunks(messages)) added += await insertMessages(transaction, rows)
  for (const rows of chunks(notifications))
    await transaction
      .insertInto('notifications')
      .values(rows)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute()
  for (const { reference, settled_at } of sent)
    await transaction
      .updateTable('notifications')
      .set({ state: 'sent', settled_at, last_failure: null })
      .where('reference', '=', reference)
      .where('state', '=', 'pending')
      .execute()
  for (const { reference, done_at } of done)
    await transaction.updateTable('messages').set({ done_at }).where('reference', '=', reference).execute()
  return added
}

/** A key may be taken where a visitor repeated a post after the restore: both references were given out, both stay. */
async function insertMessages(
  transaction: Transaction<Tables>,
  rows: Selectable<Tables['messages']>[],
): Promise<number> {
  const keys = rows.map(({ idempotency_key }) => idempotency_key).filter((key) => key !== null)
  const taken = await transaction
    .selectFrom('messages')
    .select('idempotency_key')
    .where('idempotency_key', 'in', keys.length > 0 ? keys : [''])
    .execute()
  const isTaken = new Set(taken.map(({ idempotency_key }) => idempotency_key))
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('messages')
    .values(rows.map((row) => (isTaken.has(row.idempotency_key) ? { ...row, idempotency_key: null } : row)))
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

function chunks<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, chunk) =>
    rows.slice(chunk * CHUNK, (chunk + 1) * CHUNK),
  )
}
