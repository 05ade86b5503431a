import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { newSqliteAddress, openForTest } from '#test/support/database-engines.ts'
import { storeMessage, submissionOf, validMessage } from '#test/support/messages.ts'
import { fingerprintOf } from '../messages/duplicates.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import { OperatorError } from '../operator-error.ts'
import { eraseMessages } from './erasure.ts'
import { rectify } from './personal-data.ts'

/** Opens a store with one message, which is in two mails, all in one folder. */
async function storeOne() {
  const address = newSqliteAddress()
  const database = await openForTest(address)
  const store = createMessageRepository(database)
  const submission = submissionOf(`erase me ${'long '.repeat(800)}`, { idempotencyKey: 'key' })
  const reference = await storeMessage(store, submission, 0)
  const folder = dirname(address.path)
  const mailDirectory = join(folder, 'mail')
  mkdirSync(mailDirectory)
  for (const name of [`${reference}.eml`, 'daily-list-1.eml'])
    writeFileSync(join(mailDirectory, name), validMessage.email)
  const rows = () => database.selectFrom('messages').select('reference').execute()
  const bytes = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1').toLowerCase())
      .join('\n')
  return { address, database, store, submission, reference, mailDirectory, rows, bytes }
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
  const { address, database, reference, mailDirectory, rows, bytes } = await storeOne()
  const reader = new DatabaseSync(address.path)
  onTestFinished(() => reader.close())
  reader.exec('begin')
  reader.prepare('select count(*) from messages').get()

  const failure = await eraseMessages(database, mailDirectory, [reference]).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(OperatorError)
  expect((failure as Error).message).toMatch(/^Messages erased: 1\. .+ run the command again\.$/)
  expect(await rows()).toEqual([])
  expect(readdirSync(mailDirectory)).toEqual([])

  expect(bytes()).toContain('erase me')
  reader.exec('rollback')
  expect(await eraseMessages(database, mailDirectory, [])).toBe(0)
  expect(bytes()).not.toContain('erase me')
})

it('erasure: leaves no personal data in the database file, the WAL and the mail folder', async () => {
  const { database, store, submission, reference, mailDirectory, bytes } = await storeOne()
  const references = [reference]
  for (let n = 0; n < 29; n++) {
    const message = { ...submission.message, message: `Letter no. ${n} ${'long '.repeat(500)}` }
    references.push(await storeMessage(store, submissionOf('', { message }), n))
    writeFileSync(join(mailDirectory, `${references.at(-1)}.eml`), message.email)
  }
  expect(bytes()).toMatch(/amina.*letter no/s)
  expect(await eraseMessages(database, mailDirectory, references)).toBe(30)
  expect(bytes().match(/amina|letter no|erase me/g)).toBeNull()
  expect(readdirSync(mailDirectory)).toEqual([])
  expect((await store.accept(submission, 0)).outcome).toBe('stored')
})

describe('rectification', () => {
  it('leaves no old value in the database file, the WAL and the mail folder', async () => {
    const { database, submission, reference, mailDirectory, bytes } = await storeOne()
    // The worker writes a mail that it had read before the correction.
    setTimeout(() => writeFileSync(join(mailDirectory, `${reference}.eml`), validMessage.email), 250)
    const correction = { name: 'Ada', email: 'ada@example.org', message: 'short' }
    expect(await rectify(database, mailDirectory, { reference, correction, now: 0 })).toBeUndefined()
    expect(bytes()).toContain('ada@example.org')
    expect(bytes()).not.toMatch(/amina|erase me|long long/)
    expect(bytes()).not.toContain(fingerprintOf(submission.message).toLowerCase())
    expect(readdirSync(mailDirectory)).toEqual([])
  })

  it('keeps the longest message with its subject when another field changes', async () => {
    const { database, store } = await storeOne()
    const message = `Subject: CSR\n\n${'x'.repeat(5_000)}`
    const reference = await storeMessage(store, submissionOf(message), 0)
    const corrected = { reference, correction: { name: 'Ada' }, now: 0 }
    expect(await rectify(database, '/nowhere', corrected)).toBeUndefined()
    const query = database.selectFrom('messages').select(['name', 'message'])
    expect(await query.execute()).toContainEqual({ name: 'Ada', message })
  })

  it('still recognises a retry of the original post', async () => {
    const { database, store, submission, reference } = await storeOne()
    await rectify(database, '/nowhere', { reference, correction: { message: 'changed' }, now: 0 })
    expect(await store.accept(submission, 1)).toEqual({ outcome: 'repeated', reference })
  })
})
