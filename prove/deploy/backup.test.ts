import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createDatabaseStore } from '../../server/contact/database-store.ts'
import { openDatabase } from '../../server/database/open-database.ts'
import { newSqliteAddress } from '../../server/testing/engines.ts'
import { submissionOf } from '../../server/testing/messages.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'

test('backup.sh: copies a store and counts its messages', async () => {
  const copies = temporaryFolder()
  const { status, stdout } = backUp(await createStore(), copies)
  expect(status).toBe(0)
  const [name = ''] = readdirSync(copies)
  expect(name).toMatch(/^messages-\d{8}T\d{6}Z$/)
  expect(stdout).toContain('1 messages, ok')
  expect(stdout).toContain(join(copies, name))
})

test('backup.sh: fails on a store that is not there, and leaves neither a copy nor a store', () => {
  const copies = temporaryFolder()
  const { path } = newSqliteAddress()
  const { status, stderr } = backUp(path, copies)
  expect(status).toBe(1)
  expect(stderr).toContain(`there is no store at ${path}`)
  expect(readdirSync(copies)).toEqual([])
  expect(existsSync(dirname(path))).toBe(false)
})

async function createStore(): Promise<string> {
  const address = newSqliteAddress()
  const database = await openDatabase(address)
  await createDatabaseStore(database).accept(submissionOf(), 0)
  await database.destroy()
  return address.path
}

function backUp(store: string, copies: string) {
  return spawnSync('sh', ['deploy/backup.sh', copies], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, DATABASE_URL: `sqlite:${store}` },
    encoding: 'utf8',
  })
}
