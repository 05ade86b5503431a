import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { newSqliteAddress } from '#test/support/database-engines.ts'
import { storeMessage, submissionOf } from '#test/support/messages.ts'
import { createMessageRepository, type MessageRepository } from '../messages/message-repository.ts'
import { openDatabase } from './open-database.ts'
import { findRescuedStores } from './rescued-stores.ts'
import type { FatalStorageError } from './sqlite-driver.ts'

it.each(['', '-wal', '-shm'])(
  'SQLite store: acknowledges no message and writes a complete copy after contact.db%s was removed',
  async (suffix) => {
    const { path, store, errors } = await openStore()
    const references = [await accept(store, 'first'), await accept(store, 'second')]
    rmSync(`${path}${suffix}`)
    await expect(accept(store, 'third')).rejects.toThrow('moved')
    const [copy = ''] = findRescuedStores(path)
    expect(errors).toEqual([{ file: `${path}${suffix}`, copy }])
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    expect(referencesIn(copy)).toEqual(expect.arrayContaining(references))
    expect(referencesIn(copy)).toHaveLength(3)
  },
)

it('SQLite store: notices within seconds that another file replaced the database, without a request', async () => {
  const { path, store, errors } = await openStore()
  const reference = await accept(store, 'before')
  await openStoreAt(`${path}.other`).then(({ database }) => database.destroy())
  renameSync(`${path}.other`, path)
  await expect.poll(() => errors, { timeout: 5_000 }).toHaveLength(1)
  expect(referencesIn(findRescuedStores(path)[0] ?? '')).toEqual([reference])
})

it('SQLite store: refuses every message while no copy can be written, and writes the copy later', async () => {
  const { path, store, errors, folder } = await openStore()
  const reference = await accept(store, 'before')
  renameSync(folder, `${folder}.away`)
  writeFileSync(folder, '')
  await expect(accept(store, 'after')).rejects.toThrow('moved')
  expect(errors).toEqual([{ file: path, copy: undefined }])
  rmSync(folder)
  renameSync(`${folder}.away`, folder)
  await expect.poll(() => errors, { timeout: 5_000 }).toHaveLength(2)
  await expect(accept(store, 'later')).rejects.toThrow('moved')
  expect(referencesIn(findRescuedStores(path)[0] ?? '')).toContain(reference)
})

it('SQLite store: keeps accepting messages while other connections open, write and close', async () => {
  const { path, store, errors } = await openStore()
  for (let round = 0; round < 3; round++) {
    const other = await openStoreAt(path)
    await accept(other.store, `other ${round}`)
    await other.database.destroy()
    await accept(store, `own ${round}`)
  }
  expect(errors).toEqual([])
  expect(referencesIn(path)).toHaveLength(6)
})

async function openStore() {
  const { path } = newSqliteAddress()
  const { database, store, errors } = await openStoreAt(path)
  onTestFinished(() => database.destroy())
  return { path, store, errors, folder: path.replace(/\/contact\.db$/, '') }
}

async function openStoreAt(path: string) {
  const errors: FatalStorageError[] = []
  const database = await openDatabase(
    { engine: 'sqlite', path },
    { onFatalError: (error) => void errors.push(error) },
  )
  return { database, errors, store: createMessageRepository(database) }
}

function accept(store: MessageRepository, text: string): Promise<string> {
  return storeMessage(store, submissionOf(text), Date.now())
}

function referencesIn(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('select reference from messages').all()
  database.close()
  return rows.map(({ reference }) => String(reference))
}
