import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { newSqliteAddress } from '#test/support/database-engines.ts'
import { submissionOf } from '#test/support/messages.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { openDatabase } from '../database/open-database.ts'
import { eraseMessages, LogNotEmptiedError } from './erasure.ts'
import { createDatabaseStore } from './message-repository.ts'

async function storeOne() {
  const address = newSqliteAddress()
  const database = await openDatabase(address)
  onTestFinished(() => database.destroy())
  const acceptance = await createDatabaseStore(database).accept(submissionOf('erase me'), 0)
  if (acceptance.outcome === 'conflict') throw new Error('conflict')
  const { reference } = acceptance
  const mailDirectory = temporaryFolder()
  for (const name of [`${reference}.eml`, `.${reference}.eml.part`, 'set-aside-1.eml'])
    writeFileSync(join(mailDirectory, name), 'mail')
  const rows = () => database.selectFrom('messages').select('reference').execute()
  return { address, database, reference, mailDirectory, rows }
}

it('removes files before the rows that know of them, so that a killed process leaves none', async () => {
  const { database, reference, mailDirectory, rows } = await storeOne()
  await sql`create trigger killed before delete on messages begin select raise(abort, 'killed'); end`.execute(
    database,
  )
  await expect(eraseMessages(database, mailDirectory, [reference])).rejects.toThrow('killed')
  expect(readdirSync(mailDirectory)).toEqual([])
  expect(await rows()).toEqual([{ reference }])
})

it('removes what was sent while it erased', async () => {
  const { database, reference, mailDirectory } = await storeOne()
  const erasing = eraseMessages(database, mailDirectory, [reference])
  setTimeout(() => writeFileSync(join(mailDirectory, `${reference}.eml`), 'late'), 100)
  expect(await erasing).toBe(1)
  expect(readdirSync(mailDirectory)).toEqual([])
})

it('says when the log could not be emptied, and empties it the next time', async () => {
  const { address, database, reference, mailDirectory, rows } = await storeOne()
  const reader = new DatabaseSync(address.path)
  onTestFinished(() => reader.close())
  reader.exec('begin')
  reader.prepare('select count(*) from messages').get()

  const failure = await eraseMessages(database, mailDirectory, [reference]).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(LogNotEmptiedError)
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
