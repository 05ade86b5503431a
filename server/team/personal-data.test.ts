import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newSqliteAddress } from '#test/support/database-engines.ts'
import { storeMessage, submissionOf, validMessage } from '#test/support/messages.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { fingerprintOf } from '../messages/duplicates.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import { openDatabase } from '../store/open-database.ts'
import { rectify } from './personal-data.ts'

async function storeOne() {
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
    const { address, database, submission, reference } = await storeOne()
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
    const { database, store } = await storeOne()
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
    const { database, store, submission, reference } = await storeOne()
    await rectify(database, '/nowhere', { reference, correction: { message: 'changed' }, now: 0 })
    expect(await store.accept(submission, 1)).toEqual({ outcome: 'repeated', reference })
  })
})
