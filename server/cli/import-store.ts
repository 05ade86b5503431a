import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql, type Transaction } from 'kysely'
import { PERSONAL_FIELDS } from '#contact/fields.ts'
import { DatabaseUnavailableError, formatErrorCode } from '../store/database-unavailable.ts'
import { findSchemaState, migrate } from '../store/migrations/migrate.ts'
import { type Database, isPostgres, type Tables } from '../store/schema.ts'
import { connectSqlite } from '../store/sqlite.ts'
import { type ErasureRecord, eraseMessages, recordErasures } from '../team/erasure.ts'
import { CommandError } from './command.ts'

/** Number of messages that were added, that were there already, and that were erased again. */
export type ImportResult = { added: number; known: number; erased: number }

/**
 * Adds what a SQLite file has and a restored copy of it lacks: messages, their states, the audit log, erasures and rotated keys
 * of links. A state that both have stays as it is in the target. A second run changes nothing.
 * @param database the target
 * @param file the source; it is not changed
 * @param mailDirectory the mail folder of the target
 * @throws CommandError if the source cannot be read; no message is then added, but messages may be erased
 * @throws LogNotEmptiedError as `eraseMessages` does
 */
export async function importStore(
  database: Database,
  file: string,
  mailDirectory: string,
): Promise<ImportResult> {
  if (isPostgres(database))
    throw new CommandError('import adds to a SQLite store. To move one to PostgreSQL, run inbox move.')
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
  const folder = mkdtempSync(join(tmpdir(), 'inbox-import-'))
  try {
    const copy = join(folder, 'copy.db')
    await copyStore(file, copy).catch(async (error: unknown) => {
      await recordErasures(database, readErasures(file))
      await eraseAgain(database, mailDirectory)
      if (error instanceof CommandError) throw error
      const reason = error instanceof DatabaseUnavailableError ? '' : formatErrorCode(error)
      throw new CommandError(`${file} cannot be read${reason}: nothing was imported.`, { cause: error })
    })
    await sql`attach database ${copy} as old`.execute(database)
    const counts = await database.transaction().execute(addFrom)
    await sql`detach database old`.execute(database)
    return { ...counts, erased: await eraseAgain(database, mailDirectory) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Copies a store with its write-ahead log, and gives the copy the tables of this release. */
async function copyStore(file: string, copy: string): Promise<void> {
  const store = new DatabaseSync(file, { readOnly: true })
  try {
    store.prepare('vacuum into ?').run(copy)
  } finally {
    store.close()
  }
  const database = connectSqlite({ path: copy, isReadOnly: false })
  try {
    if ((await findSchemaState(database)) === 'missing')
      throw new CommandError(`${file} contains no messages of this website.`)
    await migrate(database)
    if ((await findSchemaState(database)) === 'newer')
      throw new CommandError(`${file} was written by a newer release: import it with that release.`)
  } finally {
    await database.destroy()
  }
}

async function addFrom(transaction: Transaction<Tables>): Promise<Omit<ImportResult, 'erased'>> {
  const run = async (query: ReturnType<typeof sql>) =>
    Number((await query.execute(transaction)).numAffectedRows ?? 0)
  const stored = sql`select reference from main.messages`

  await run(sql`insert or ignore into main.erasures select * from old.erasures`)
  await run(sql`delete from old.messages where reference in (select reference from main.erasures)`)
  // A visitor may have sent a message again after the restore: both stay.
  await run(sql`
    update old.messages set idempotency_key = null where reference not in (${stored})
      and idempotency_key in (select idempotency_key from main.messages)`)
  const known = await run(sql`
    update main.messages as m set
      done_at = coalesce(m.done_at, o.done_at), listed_at = coalesce(m.listed_at, o.listed_at),
      restricted_at = coalesce(m.restricted_at, o.restricted_at),
      taken_by = iif(m.taken_at is null, o.taken_by, m.taken_by), taken_at = coalesce(m.taken_at, o.taken_at)
    from old.messages as o where o.reference = m.reference`)
  const corrected = sql.join(
    [...PERSONAL_FIELDS, 'fingerprint', 'rectified_at'].map(
      (field) => sql`${sql.ref(field)} = ${sql.ref(`o.${field}`)}`,
    ),
  )
  await run(sql`
    update main.messages as m set ${corrected} from old.messages as o
    where o.reference = m.reference and o.rectified_at > coalesce(m.rectified_at, 0)`)
  await run(sql`
    update main.messages as m set quarantined_for = o.quarantined_for, sorted_at = o.sorted_at
    from old.messages as o where o.reference = m.reference and o.sorted_at > coalesce(m.sorted_at, 0)`)
  const added = await run(sql`
    insert into main.messages select * from old.messages where reference not in (${stored})`)
  await run(sql`
    insert into main.notifications select * from old.notifications where reference in (${stored})
    on conflict do update
    set state = 'sent', settled_at = excluded.settled_at, last_failure = excluded.last_failure
    where excluded.state = 'sent' and state = 'pending'`)
  await run(sql`
    delete from main.notifications where state <> 'sent' and reference in
      (${stored} where restricted_at is not null or quarantined_for is not null)`)
  const rotatedAt = (schema: string) =>
    sql`(select max(at) from ${sql.table(`${schema}.audit`)} where command = 'rotate-links')`
  await run(sql`
    update main.secrets as s set value = o.value from old.secrets as o
    where o.name = s.name and ${rotatedAt('old')} > coalesce(${rotatedAt('main')}, 0)`)
  await run(sql`insert into main.audit select * from old.audit except select * from main.audit`)
  return { added, known }
}

/** Returns the erasures that a SQLite file lists; none if that part of a damaged file cannot be read. */
function readErasures(file: string): ErasureRecord[] {
  try {
    const store = new DatabaseSync(file, { readOnly: true })
    try {
      return store.prepare('select reference, erased_at from erasures').all() as ErasureRecord[]
    } finally {
      store.close()
    }
  } catch {
    return []
  }
}

/** Erases the messages that are recorded as erased. @returns the number of erased messages */
async function eraseAgain(database: Database, mailDirectory: string): Promise<number> {
  const stored = await database
    .selectFrom('messages')
    .innerJoin('erasures', 'erasures.reference', 'messages.reference')
    .select('messages.reference')
    .execute()
  if (stored.length === 0) return 0
  const references = stored.map(({ reference }) => reference)
  return eraseMessages(database, mailDirectory, references)
}
