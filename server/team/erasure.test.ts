import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { newSqliteAddress } from '#test/support/database-engines.ts'
import { storeMessage, submissionOf, validMessage } from '#test/support/messages.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { fingerprintOf } from '../messages/duplicates.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import { OperatorError } from '../operator-error.ts'
import { openDatabase } from '../store/open-database.ts'
import { eraseMessages } from './erasure.ts'
import { rectify } from './personal-data.ts'

async function storeOne() {
  const address = newSqliteAddress()
  const database = await openDatabase(address)
  onTestFinished(() => database.destroy())
  const reference = await storeMessage(createMessageRepository(database), submissionOf('erase me'), 0)
  const mailDirectory = temporaryFolder()
  for (const name of [`${reference}.eml`, 'quarantine-digest-1.eml'])
    writeFileSync(join(mailDirectory, name), 'mail')
  const rows = () => database.selectFrom('messages').select('reference').execute()
  return { address, database, reference, mailDirectory, rows }
}

it('erasure: removes mail files before the rows, so that a crash leaves no file without its row', async () => {
  const { database, reference, mailDirectory, rows } = await storeOne()
  await sql`create trigger killed before delete on messages begin select raise(abort, 'killed'); end`.execute(
    database,
  )
  await expect(eraseMessages(database, mailDirectory, [reference])).rejects.toThrow('killed')
  expect(readdirSync(mailDirectory)).toEqual([])
  expect(await rows()).toEqual([{ reference }])
})

it('erasure: removes a mail file that is written during the erasure', async () => {
  const { database, reference, mailDirectory, rows } = await storeOne()
  const erasing = eraseMessages(database, mailDirectory, [reference])
  await vi.waitFor(async () => expect(await rows()).toEqual([]))
  writeFileSync(join(mailDirectory, `${reference}.eml`), 'mail')
  expect(await erasing).toBe(1)
  expect(readdirSync(mailDirectory)).toEqual([])
})

it('erasure: fails while another process blocks the truncation of the WAL, and truncates the WAL on the next run', async () => {
  const { address, database, reference, mailDirectory, rows } = await storeOne()
  const reader = new DatabaseSync(address.path)
  onTestFinished(() => reader.close())
  reader.exec('begin')
  reader.prepare('select count(*) from messages').get()

  const failure = await eraseMessages(database, mailDirectory, [reference]).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(OperatorError)
  expect((failure as Error).message).toMatch(/^Messages erased: 1\. .+ run the command again\.$/)
  expect(await rows()).toEqual([])
  expect(readdirSync(mailDirectory)).toEqual([])

  const holdsBytes = () =>
    [address.path, `${address.path}-wal`].some(
      (file) => existsSync(file) && readFileSync(file, 'latin1').includes('erase me'),
    )
  expect(holdsBytes()).toBe(true)
  reader.exec('rollback')
  expect(await eraseMessages(database, mailDirectory, [])).toBe(0)
  expect(holdsBytes()).toBe(false)
})

it('erasure: leaves no personal data in the database file, the WAL and the mail folder', async () => {
  const address = newSqliteAddress()
  const database = await openDatabase(address)
  onTestFinished(() => database.destroy())
  const store = createMessageRepository(database)
  const folder = dirname(address.path)
  const mailDirectory = join(folder, 'mail')
  mkdirSync(mailDirectory)

  const references: string[] = []
  for (let n = 0; n < 30; n++) {
    const person = n % 3 === 0 ? { name: 'Zubaidatu', email: 'zubaidatu@example.org' } : {}
    const submission = submissionOf(`Zubaidatu wrote letter no. ${n} ${'long '.repeat(500)}`)
    const message = { ...submission.message, ...person }
    const reference = await storeMessage(store, { ...submission, message }, n)
    references.push(reference)
    writeFileSync(join(mailDirectory, `${reference}.eml`), 'zubaidatu@example.org')
  }
  writeFileSync(join(mailDirectory, 'quarantine-digest-1.eml'), 'zubaidatu@example.org')
  expect(bytesIn(folder)).toContain('zubaidatu')

  expect(await eraseMessages(database, mailDirectory, references)).toBe(30)
  expect(bytesIn(folder).match(/zubaidatu|letter no/g)).toBeNull()
  expect(readdirSync(mailDirectory)).toEqual([])
  const result = await store.accept({ ...submissionOf(), message: validMessage }, 0)
  expect(result.outcome).toBe('stored')
})

function bytesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1').toLowerCase())
    .join('\n')
}

async function storeKeyed() {
  const address = newSqliteAddress()
  const database = await openDatabase(address)
  onTestFinished(() => database.destroy())
  const store = createMessageRepository(database)
  const submission = submissionOf(`my account number ${'long '.repeat(800)}`, { idempotencyKey: 'key' })
  const reference = await storeMessage(store, submission, 0)
  return { address, database, store, submission, reference }
}

describe('rectification', () => {
  it('leaves no old value in the database file, the WAL and the mail folder', async () => {
    const { address, database, submission, reference } = await storeKeyed()
    const mailDirectory = temporaryFolder()
    // The worker writes a mail that it had read before the correction.
    setTimeout(() => writeFileSync(join(mailDirectory, `${reference}.eml`), validMessage.email), 250)
    for (const name of [`${reference}.eml`, 'quarantine-digest-1.eml'])
      writeFileSync(join(mailDirectory, name), validMessage.email)
    const correction = { name: 'Ada', email: 'ada@example.org', message: 'short' }
    expect(await rectify(database, mailDirectory, { reference, correction, now: 0 })).toEqual({
      outcome: 'rectified',
    })
    const bytes = [address.path, `${address.path}-wal`]
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'latin1'))
      .join('')
    expect(bytes).toContain('ada@example.org')
    expect(bytes).not.toMatch(/amina|account number|long long/i)
    expect(bytes).not.toContain(fingerprintOf(submission.message))
    expect(readdirSync(mailDirectory)).toEqual([])
  })

  it('keeps the longest message with its subject when another field changes', async () => {
    const { database, store } = await storeKeyed()
    const message = `Subject: CSR\n\n${'x'.repeat(5_000)}`
    const reference = await storeMessage(store, submissionOf(message), 0)
    const correction = { name: 'Ada' }
    expect(await rectify(database, '/nowhere', { reference, correction, now: 0 })).toEqual({
      outcome: 'rectified',
    })
    const query = database
      .selectFrom('messages')
      .select(['name', 'message'])
      .where('reference', '=', reference)
    expect(await query.execute()).toEqual([{ name: 'Ada', message }])
  })

  it('still recognises a retry of the original post', async () => {
    const { database, store, submission, reference } = await storeKeyed()
    await rectify(database, '/nowhere', { reference, correction: { message: 'changed' }, now: 0 })
    expect(await store.accept(submission, 1)).toEqual({ outcome: 'repeated', reference })
  })
})
