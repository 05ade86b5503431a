import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createNewerVersion, newSqliteAddress, openForTest } from '#test/support/database-engines.ts'
import { claimNext, storeMessage, submissionOf } from '#test/support/messages.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { createMessageRepository, type Submission } from '../messages/message-repository.ts'
import type { Database } from '../store/schema.ts'
import { readAudit, recordAccess } from '../team/audit.ts'
import { eraseMessages, recordErasures } from '../team/erasure.ts'
import { actOn, findEntry } from '../team/inbox.ts'
import { rectify, restrict } from '../team/personal-data.ts'
import { readKey, renewKey } from '../team/team-links.ts'
import { importStore } from './import-store.ts'

const NOW = Date.UTC(2026, 10, 21)
const MAILS = '/nowhere'

/** Opens two stores, and returns the path of the source and a function that imports it into the target. */
async function openStores() {
  const { path } = newSqliteAddress()
  const [source, target] = [await openForTest({ engine: 'sqlite', path }), await openForTest()]
  const imports = (mails = MAILS) => importStore(target, path, mails)
  return { path, source, target, imports }
}

describe('inbox import', () => {
  it('adds the missing messages, and adds nothing in a second run', async () => {
    const { source, target, imports } = await openStores()
    for (const text of ['first', 'second']) await accept(source, text)
    expect(await imports()).toEqual({ added: 2, known: 0, erased: 0 })
    for (let n = 0; n < 450; n++) await accept(source, `further ${n}`)
    expect(await imports()).toEqual({ added: 450, known: 2, erased: 0 })
    expect(await imports()).toEqual({ added: 0, known: 452, erased: 0 })
    expect(await readAll(target)).toEqual(await readAll(source))
  })

  it('restricts and rectifies messages as the source has done since the copy', async () => {
    const { source, target, imports } = await openStores()
    const restricted = await accept(source, 'in dispute')
    const reference = await accept(source, 'wrong')
    await imports()
    await restrict(source, restricted, NOW)
    await rectify(source, MAILS, { reference, correction: { message: 'right' }, now: NOW })
    for (let run = 0; run < 2; run++) await imports()
    expect(await findEntry(target, restricted)).toMatchObject({ state: 'restricted', mail: 'none' })
    expect(await findEntry(target, reference)).toMatchObject({ message: 'right', mail: 'pending' })
    await rectify(target, MAILS, { reference, correction: { message: 'newer' }, now: NOW })
    await imports()
    expect(await findEntry(target, reference)).toMatchObject({ message: 'newer' })
  })

  it('marks mails as sent and messages as done if the source has done so since', async () => {
    const { source, target, imports } = await openStores()
    const reference = await accept(source, 'sent and done after the copy')
    await imports()
    await sendOne(source)
    await source.updateTable('messages').set({ done_at: NOW }).execute()
    expect(await imports()).toEqual({ added: 0, known: 1, erased: 0 })
    expect(await createMessageRepository(target).claim(NOW)).toEqual([])
    const rows = await target.selectFrom('messages').select(['reference', 'done_at']).execute()
    expect(rows).toEqual([{ reference, done_at: NOW }])
  })

  it('keeps when a message was done and who takes it, whichever only the source has', async () => {
    const { source, target, imports } = await openStores()
    await accept(source, 'taken in the source')
    await accept(source, 'done in the source')
    await imports()
    await source.updateTable('messages').set({ done_at: 1, taken_by: 'AB', taken_at: 1 }).execute()
    const update = (text: string) => target.updateTable('messages').where('message', 'like', `${text}%`)
    await update('taken').set({ done_at: NOW }).execute()
    await update('done').set({ taken_by: 'CD', taken_at: NOW }).execute()
    await imports()
    const rows = target.selectFrom('messages').select(['done_at', 'taken_by', 'taken_at']).orderBy('message')
    expect(await rows.execute()).toEqual([
      { done_at: 1, taken_by: 'CD', taken_at: NOW },
      { done_at: NOW, taken_by: 'AB', taken_at: 1 },
    ])
  })

  it('erases messages that were erased in the source after the copy, with their mails', async () => {
    const { source, target, imports } = await openStores()
    const erased = await accept(source, 'erased after the copy')
    const kept = await accept(source, 'kept')
    await imports()
    await erase(source, erased)
    const mails = temporaryFolder()
    writeFileSync(join(mails, `${erased}.eml`), 'mail')
    expect(await imports(mails)).toEqual({ added: 0, known: 1, erased: 1 })
    expect((await readAll(target)).map(({ reference }) => reference)).toEqual([kept])
    expect(readdirSync(mails)).toEqual([])
    expect(await imports(mails)).toEqual({ added: 0, known: 1, erased: 0 })
  })

  it('does not add messages that were erased in the target', async () => {
    const { source, target, imports } = await openStores()
    const erased = await accept(source, 'in an old copy')
    await imports()
    await erase(target, erased)
    expect(await imports()).toEqual({ added: 0, known: 0, erased: 0 })
    expect(await readAll(target)).toEqual([])
  })

  it('keeps both messages if a visitor sent a message again after a restore', async () => {
    const { source, target, imports } = await openStores()
    const key = { idempotencyKey: 'the same key' }
    const before = await accept(source, 'text', key)
    const after = await accept(target, 'text', key)
    expect(await imports()).toEqual({ added: 1, known: 0, erased: 0 })
    const rows = await target.selectFrom('messages').select('reference').execute()
    expect(rows.map(({ reference }) => reference).sort()).toEqual([before, after].sort())
  })

  it('imports what is only in the WAL of the source, and changes no byte of the source', async () => {
    const stores = await openStores()
    await accept(stores.source, 'in the log')
    // A killed server leaves a file with a WAL, so copy both.
    const copy = join(temporaryFolder(), 'contact.db')
    const files = ['', '-wal'].map((suffix) => [`${stores.path}${suffix}`, `${copy}${suffix}`] as const)
    for (const [from, to] of files) copyFileSync(from, to)
    const bytes = () => files.map(([, file]) => readFileSync(file, 'latin1'))
    const before = bytes()
    expect(await importStore(stores.target, copy, MAILS)).toEqual({ added: 1, known: 0, erased: 0 })
    expect(bytes()).toEqual(before)
  })

  it('rejects a source of a newer release unless the target is of that too, a missing one and one that is not a database', async () => {
    const stores = await openStores()
    const { path } = newSqliteAddress()
    const importing = () => importStore(stores.target, path, MAILS)
    await expect(importing()).rejects.toThrow(`There is no file ${path}.`)
    await createNewerVersion({ engine: 'sqlite', path })
    await expect(importing()).rejects.toThrow(
      `${path} was written by another release: import it with that release.`,
    )
    const newer = newSqliteAddress()
    await createNewerVersion(newer)
    expect(await importStore(await openForTest(newer), path, MAILS)).toMatchObject({ added: 0 })
    writeFileSync(path, 'this is a letter, not a database, and a long one at that'.repeat(40))
    await expect(importing()).rejects.toThrow(/\(SQLite 26\): nothing was imported\.$/)
  })

  it('keeps what was released from quarantine or marked as spam after the copy', async () => {
    const { source, target, imports } = await openStores()
    const real = await accept(source, 'real', { quarantinedFor: 'links' })
    const spam = await accept(source, 'spam')
    await imports()
    await actOn('release')(source, real, NOW)
    await actOn('spam')(source, spam, NOW)
    for (let run = 0; run < 2; run++) await imports()
    expect(await readAll(target)).toEqual(await readAll(source))
  })

  it('adds the audit log once, takes the larger counts, and keeps the newer key of links', async () => {
    const { source, target, imports } = await openStores()
    const line = { operator: 'ada', count: 0, references: [], command: 'rotate-links' }
    await recordAccess(source, { ...line, at: 2 })
    const view = { day: '2026-11-21', kind: 'page' as const, name: '/' }
    await target
      .insertInto('counts')
      .values({ ...view, total: 1 })
      .execute()
    await source
      .insertInto('counts')
      .values({ ...view, total: 2 })
      .execute()
    for (let run = 0; run < 2; run++) await imports()
    expect(await readAudit(target, 9)).toHaveLength(1)
    expect(await target.selectFrom('counts').selectAll().execute()).toEqual([{ ...view, total: 2 }])
    const key = await readKey(target)
    expect(key).toBe(await readKey(source))
    await renewKey(target)
    await recordAccess(target, { ...line, at: 3 })
    await imports()
    expect(await readKey(target)).not.toBe(key)
  })
})

async function erase(database: Database, reference: string): Promise<void> {
  await recordErasures(database, [{ reference, erased_at: NOW }])
  await eraseMessages(database, MAILS, [reference])
}

async function sendOne(database: Database): Promise<void> {
  const source = createMessageRepository(database)
  await source.markSent(await claimNext(source, NOW), NOW)
}

function accept(database: Database, text: string, rest: Partial<Submission> = {}): Promise<string> {
  return storeMessage(createMessageRepository(database), submissionOf(text, rest), NOW)
}

function readAll(database: Database) {
  return database
    .selectFrom('messages')
    .leftJoin('notifications', 'notifications.reference', 'messages.reference')
    .selectAll('messages')
    .select(['state', 'attempts', 'due_at', 'queued_at', 'settled_at', 'last_failure'])
    .orderBy('messages.reference')
    .execute()
}
