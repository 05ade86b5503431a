import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createNewerVersion, newSqliteAddress } from '#test/support/database-engines.ts'
import { storeMessage, submissionOf } from '#test/support/messages.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import type { Submission } from '../messages/message.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import { openDatabase } from '../store/open-database.ts'
import type { Database } from '../store/schema.ts'
import { readAudit, recordAccess } from '../team/audit.ts'
import { eraseMessages, recordErasures } from '../team/erasure.ts'
import { actOn, findEntry } from '../team/inbox.ts'
import { rectify, restrict } from '../team/personal-data.ts'
import { readKey, renewKey } from '../team/team-links.ts'
import { importStore } from './import-store.ts'

const NOW = Date.UTC(2026, 10, 21)
const MAILS = '/nowhere'

describe('inbox import', () => {
  let target: Database
  beforeEach(async () => {
    target = (await openSource()).database
  })

  it('adds the missing messages, and adds nothing in a second run', async () => {
    const { path, database } = await openSource()
    for (const text of ['first', 'second']) await accept(database, text)
    expect(await importStore(target, path, MAILS)).toEqual({ added: 2, known: 0, erased: 0 })
    for (let n = 0; n < 450; n++) await accept(database, `further ${n}`)
    expect(await importStore(target, path, MAILS)).toEqual({ added: 450, known: 2, erased: 0 })
    expect(await importStore(target, path, MAILS)).toEqual({ added: 0, known: 452, erased: 0 })
    expect(await readAll(target)).toEqual(await readAll(database))
  })

  it('sends the mails that are pending in the source, but no mail that the source has sent', async () => {
    const { path, database } = await openSource()
    const sent = await accept(database, 'sent')
    await sendOne(database)
    const waiting = await accept(database, 'waiting')
    const suspect = await accept(database, 'suspect', { quarantinedFor: 'links' })
    await importStore(target, path, MAILS)
    const store = createMessageRepository(target)
    expect((await store.claim(NOW))?.message.reference).toBe(waiting)
    expect(await store.claim(NOW)).toBeUndefined()
    const states = await target.selectFrom('notifications').select(['reference', 'state']).execute()
    expect(states).toContainEqual({ reference: sent, state: 'sent' })
    expect(states.map(({ reference }) => reference)).not.toContain(suspect)
  })

  it('restricts and rectifies messages as the source has done since the copy', async () => {
    const { path, database } = await openSource()
    const restricted = await accept(database, 'in dispute')
    const rectified = await accept(database, 'wrong')
    await importStore(target, path, MAILS)
    await restrict(database, restricted, NOW)
    const correction = (message: string) => ({ reference: rectified, correction: { message }, now: NOW })
    await rectify(database, MAILS, correction('right'))
    for (let run = 0; run < 2; run++) await importStore(target, path, MAILS)

    expect(await findEntry(target, restricted)).toMatchObject({ state: 'restricted', mail: 'none' })
    expect(await findEntry(target, rectified)).toMatchObject({ message: 'right', mail: 'pending' })
    await rectify(target, MAILS, correction('newer'))
    await importStore(target, path, MAILS)
    expect(await findEntry(target, rectified)).toMatchObject({ message: 'newer' })
  })

  it('marks mails as sent and messages as done if the source has done so since the first import', async () => {
    const { path, database } = await openSource()
    const reference = await accept(database, 'sent and done after the copy')
    await importStore(target, path, MAILS)
    await sendOne(database)
    await database.updateTable('messages').set({ done_at: NOW }).execute()
    expect(await importStore(target, path, MAILS)).toEqual({ added: 0, known: 1, erased: 0 })
    expect(await createMessageRepository(target).claim(NOW)).toBeUndefined()
    expect(await target.selectFrom('messages').select(['reference', 'done_at']).execute()).toEqual([
      { reference, done_at: NOW },
    ])
  })

  it('keeps when a message was done and who takes it, whichever of the two only the source has', async () => {
    const { path, database } = await openSource()
    await accept(database, 'taken in the source')
    await accept(database, 'done in the source')
    await importStore(target, path, MAILS)
    await database.updateTable('messages').set({ done_at: 1, taken_by: 'AB', taken_at: 1 }).execute()
    const update = (text: string) => target.updateTable('messages').where('message', 'like', `${text}%`)
    await update('taken').set({ done_at: NOW }).execute()
    await update('done').set({ taken_by: 'CD', taken_at: NOW }).execute()
    await importStore(target, path, MAILS)
    const rows = target.selectFrom('messages').select(['done_at', 'taken_by', 'taken_at']).orderBy('message')
    expect(await rows.execute()).toEqual([
      { done_at: 1, taken_by: 'CD', taken_at: NOW },
      { done_at: NOW, taken_by: 'AB', taken_at: 1 },
    ])
  })

  it('erases messages that were erased in the source after the copy, with their mails', async () => {
    const { path, database } = await openSource()
    const erased = await accept(database, 'erased after the copy')
    const kept = await accept(database, 'kept')
    await importStore(target, path, MAILS)
    await erase(database, erased)
    const mails = temporaryFolder()
    writeFileSync(join(mails, `${erased}.eml`), 'mail')
    expect(await importStore(target, path, mails)).toEqual({ added: 0, known: 1, erased: 1 })
    expect((await readAll(target)).map(({ reference }) => reference)).toEqual([kept])
    expect(readdirSync(mails)).toEqual([])
    expect(await importStore(target, path, mails)).toEqual({ added: 0, known: 1, erased: 0 })
  })

  it('does not add messages that were erased in the target, also after a chain of restores', async () => {
    const { path, database } = await openSource()
    const erased = await accept(database, 'in an old copy')
    await importStore(target, path, MAILS)
    await erase(target, erased)
    expect(await importStore(target, path, MAILS)).toEqual({ added: 0, known: 0, erased: 0 })
    expect(await readAll(target)).toEqual([])
  })

  it('repeats the erasures of a damaged source, although it adds none of its messages', async () => {
    const { path, database } = await openSource()
    const erased = await accept(database, 'erased after the copy')
    await importStore(target, path, MAILS)
    await erase(database, erased)
    for (let n = 0; n < 100; n++) await accept(database, `message ${n} ${'long '.repeat(200)}`)
    await database.destroy()
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.fill(0xff, bytes.length - 4096 * 3))
    await expect(importStore(target, path, MAILS)).rejects.toThrow('nothing was imported.')
    expect(await readAll(target)).toEqual([])
  })

  it('keeps both messages if a visitor sent a message again after a restore', async () => {
    const { path, database } = await openSource()
    const key = { idempotencyKey: 'the same key' }
    const before = await accept(database, 'text', key)
    const after = await accept(target, 'text', key)
    expect(await importStore(target, path, MAILS)).toEqual({ added: 1, known: 0, erased: 0 })
    const rows = await target.selectFrom('messages').select('reference').execute()
    expect(rows.map(({ reference }) => reference).sort()).toEqual([before, after].sort())
  })

  it('imports messages that are only in the WAL of the source, and changes no byte of the source', async () => {
    const { path, database } = await openSource()
    await accept(database, 'in the log')
    // A killed server leaves a file with a WAL, so copy both.
    const folder = temporaryFolder()
    for (const suffix of ['', '-wal']) copyFileSync(`${path}${suffix}`, join(folder, `contact.db${suffix}`))
    const bytes = () =>
      ['', '-wal'].map((suffix) => readFileSync(join(folder, `contact.db${suffix}`), 'latin1'))
    const before = bytes()
    expect(await importStore(target, join(folder, 'contact.db'), MAILS)).toEqual({
      added: 1,
      known: 0,
      erased: 0,
    })
    expect(bytes()).toEqual(before)
  })

  it('rejects a source of a newer release', async () => {
    const newer = newSqliteAddress()
    await createNewerVersion(newer)
    await expect(importStore(target, newer.path, MAILS)).rejects.toThrow(
      `${newer.path} was written by another release: import it with that release.`,
    )
  })

  it('changes nothing if the source is damaged, is missing or is not a database', async () => {
    const { path, database } = await openSource()
    for (let n = 0; n < 100; n++) await accept(database, `message ${n} ${'long '.repeat(200)}`)
    await database.destroy()
    const bytes = readFileSync(path)
    bytes.fill(0xff, 4096 * 8, 4096 * 12)
    writeFileSync(path, bytes)
    await expect(importStore(target, path, MAILS)).rejects.toThrow(
      `${path} cannot be read or added: nothing was imported.`,
    )
    await expect(importStore(target, `${path}s`, MAILS)).rejects.toThrow(`There is no file ${path}s.`)
    writeFileSync(path, 'this is a letter, not a database, and a long one at that'.repeat(40))
    await expect(importStore(target, path, MAILS)).rejects.toThrow(/\(SQLite 26\): nothing was imported\.$/)
    expect(await readAll(target)).toEqual([])
  })

  it('keeps what was released from quarantine or marked as spam after the copy', async () => {
    const { path, database } = await openSource()
    const real = await accept(database, 'real', { quarantinedFor: 'links' })
    const spam = await accept(database, 'spam')
    await importStore(target, path, MAILS)
    await actOn('release')(database, real, NOW)
    await actOn('spam')(database, spam, NOW)
    for (let run = 0; run < 2; run++) await importStore(target, path, MAILS)
    expect(await readAll(target)).toEqual(await readAll(database))
  })

  it('adds the lines of the audit log once, takes the larger counts, and keeps the newer key of links', async () => {
    const { path, database } = await openSource()
    const line = { operator: 'ada', count: 0, references: [] }
    await recordAccess(database, { ...line, at: 2, command: 'rotate-links' })
    const view = { day: '2026-11-21', kind: 'page' as const, name: '/', total: 2 }
    await target
      .insertInto('counts')
      .values({ ...view, total: 1 })
      .execute()
    await database.insertInto('counts').values(view).execute()
    for (let run = 0; run < 2; run++) await importStore(target, path, MAILS)
    expect((await readAudit(target, 9)).map(({ command }) => command)).toEqual(['rotate-links'])
    expect(await target.selectFrom('counts').selectAll().execute()).toEqual([view])
    const key = await readKey(target)
    expect(key).toBe(await readKey(database))
    await renewKey(target)
    await recordAccess(target, { ...line, at: 3, command: 'rotate-links' })
    await importStore(target, path, MAILS)
    expect(await readKey(target)).not.toBe(key)
  })
})

async function erase(database: Database, reference: string): Promise<void> {
  await recordErasures(database, [{ reference, erased_at: NOW }])
  await eraseMessages(database, MAILS, [reference])
}

async function sendOne(database: Database): Promise<void> {
  const source = createMessageRepository(database)
  const claimed = await source.claim(NOW)
  if (!claimed) throw new Error('not due')
  await source.markSent(claimed, NOW)
}

async function openSource(): Promise<{ path: string; database: Database }> {
  const { path } = newSqliteAddress()
  const database = await openDatabase({ engine: 'sqlite', path })
  onTestFinished(() => database.destroy())
  return { path, database }
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
