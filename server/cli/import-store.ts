import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { PERSONAL_FIELDS } from '#contact/fields.ts'
import { assertUsable, formatErrorCode, OperatorError } from '../operator-error.ts'
import { findSchemaState } from '../store/migrations/migrate.ts'
import { type Database, isPostgres, type Tables } from '../store/schema.ts'
import { connectSqlite, isIntact } from '../store/sqlite.ts'
import { type ErasureRecord, eraseMessages, recordErasures } from '../team/erasure.ts'

/** Adds what a SQLite file has and a restored copy lacks; a state in both stays. @throws OperatorError, perhaps after erasures */
export async function importStore(database: Database, file: string, mailDirectory: string) {
  assertUsable(
    !isPostgres(database),
    'import adds to a SQLite store. To move one to PostgreSQL, run inbox move.',
  )
  assertUsable(existsSync(file), `There is no file ${file}.`)
  let counts: { added: number; known: number }
  try {
    await assertImportable(database, file)
    await sql`attach database ${`${pathToFileURL(file)}?mode=ro`} as old`.execute(database)
    const adding = database.transaction().execute(addFrom)
    counts = await adding.finally(() => sql`detach database old`.execute(database))
  } catch (error) {
    await recordErasures(database, readErasures(file))
    await eraseAgain(database, mailDirectory)
    if (error instanceof OperatorError) throw error
    const failure = `${file} cannot be read or added${formatErrorCode(error)}: nothing was imported.`
    throw new OperatorError(failure, { cause: error })
  }
  return { ...counts, erased: await eraseAgain(database, mailDirectory) }
}

async function assertImportable(database: Database, file: string): Promise<void> {
  const source = connectSqlite({ path: file, isReadOnly: true })
  try {
    const state = await findSchemaState(source)
    assertUsable(state !== 'missing', `${file} contains no messages of this website.`)
    const isSame = state === (await findSchemaState(database))
    assertUsable(isSame, `${file} was written by another release: import it with that release.`)
    assertUsable(await isIntact(source), `${file} cannot be read or added: nothing was imported.`)
  } finally {
    await source.destroy()
  }
}

async function addFrom(transaction: Transaction<Tables>) {
  const run = async (query: RawBuilder<unknown>) =>
    Number((await query.execute(transaction)).numAffectedRows ?? 0)
  const stored = sql`select reference from main.messages`
  const isMissing = sql`reference not in (${stored} union all select reference from main.erasures)`

  await run(sql`insert or ignore into main.erasures select * from old.erasures`)
  // A visitor may have sent a message again after the restore: both stay.
  await run(sql`
    update main.messages set idempotency_key = null
    where idempotency_key in (select idempotency_key from old.messages where ${isMissing})`)
  const known = await run(sql`
    update main.messages as m set
      done_at = coalesce(m.done_at, o.done_at), listed_at = coalesce(m.listed_at, o.listed_at),
      restricted_at = coalesce(m.restricted_at, o.restricted_at),
      taken_by = iif(m.taken_at is null, o.taken_by, m.taken_by), taken_at = coalesce(m.taken_at, o.taken_at)
    from old.messages as o where o.reference = m.reference`)
  const corrected = [...PERSONAL_FIELDS, 'fingerprint', 'rectified_at'].map(
    (field) => sql`${sql.ref(field)} = ${sql.ref(`o.${field}`)}`,
  )
  await run(sql`
    update main.messages as m set ${sql.join(corrected)} from old.messages as o
    where o.reference = m.reference and o.rectified_at > coalesce(m.rectified_at, 0)`)
  await run(sql`
    update main.messages as m set quarantined_for = o.quarantined_for, spam_decided_at = o.spam_decided_at
    from old.messages as o where o.reference = m.reference and o.spam_decided_at > coalesce(m.spam_decided_at, 0)`)
  const added = await run(sql`insert into main.messages select * from old.messages where ${isMissing}`)
  await run(sql`
    insert into main.notifications select * from old.notifications where reference in (${stored})
    on conflict do update
    set state = 'sent', settled_at = excluded.settled_at, last_failure = excluded.last_failure
    where excluded.state = 'sent' and state = 'pending'`)
  await run(sql`
    delete from main.notifications where state <> 'sent' and reference in
      (${stored} where restricted_at is not null or quarantined_for is not null)`)
  const rotatedAt = (store: 'main' | 'old') =>
    sql`coalesce((select max(at) from ${sql.table(`${store}.audit`)} where command = 'rotate-links'), 0)`
  await run(sql`
    update main.secrets as s set value = o.value from old.secrets as o
    where o.name = s.name and ${rotatedAt('old')} > ${rotatedAt('main')}`)
  await run(sql`insert into main.audit select * from old.audit except select * from main.audit`)
  await run(sql`
    insert into main.counts select * from old.counts where true
    on conflict do update set total = max(total, excluded.total)`)
  return { added, known }
}

function readErasures(file: string): ErasureRecord[] {
  try {
    const store = new DatabaseSync(file, { readOnly: true })
    return store.prepare('select reference, erased_at from erasures').all() as ErasureRecord[]
  } catch {
    return []
  }
}

async function eraseAgain(database: Database, mailDirectory: string): Promise<number> {
  const isErased = database.selectFrom('erasures').select('reference')
  const erased = database.selectFrom('messages').select('reference').where('reference', 'in', isErased)
  const stored = await erased.execute()
  const references = stored.map(({ reference }) => reference)
  return references.length > 0 ? eraseMessages(database, mailDirectory, references) : 0
}
