import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { createMessageRepository } from '#server/messages/message-repository.ts'
import { newSqliteAddress } from '../support/database-engines.ts'
import { submissionOf } from '../support/messages.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { ROOT, runBackup } from './deploy-scripts.ts'

test('backup.sh: copies the store and prints the number of messages in the copy', async () => {
  const copies = temporaryFolder()
  const { status, stdout } = await runBackup(await createStore(), copies)
  expect(status).toBe(0)
  const [name = ''] = readdirSync(copies)
  expect(name).toMatch(/^messages-\d{8}T\d{6}Z$/)
  expect(stdout).toContain('1 messages, ok')
  expect(stdout).toContain(join(copies, name))
})

test('backup.sh: fails if the store is missing, and creates neither a copy nor a store', async () => {
  const copies = temporaryFolder()
  const { path } = newSqliteAddress()
  const { status, stderr } = await runBackup(`sqlite:${path}`, copies)
  expect(status).toBe(1)
  expect(stderr).toContain(`there is no store at ${path}`)
  expect(readdirSync(copies)).toEqual([])
  expect(existsSync(dirname(path))).toBe(false)
})

test('backup.sh: removes copies whose file name contains a date more than 35 days ago', async () => {
  const copies = temporaryFolder()
  const daily = Array.from({ length: 40 }, (_, days) => `messages-${dayBefore(days)}T023000Z`)
  const [manualName = ''] = await manualCopyNames()
  const beforeRelease = [6, 36].map((days) => manualName.replace('$(date +%Y%m%d)', dayBefore(days)))
  for (const name of [...daily, ...beforeRelease, 'notes']) writeFileSync(join(copies, name), '')
  expect((await runBackup(await createStore(), copies)).status).toBe(0)
  const left = readdirSync(copies)
  expect(left).toHaveLength(1 + 36 + 1 + 1)
  expect(left).toEqual(expect.arrayContaining([...daily.slice(0, 36), beforeRelease[0], 'notes']))
})

test('backup.sh: keeps the 7 newest copies if the clock is far ahead', async () => {
  const copies = temporaryFolder()
  const daily = Array.from({ length: 10 }, (_, days) => `messages-${dayBefore(days)}T023000Z`)
  for (const name of daily) writeFileSync(join(copies, name), '')
  const programs = temporaryFolder()
  const ahead = Math.floor(Date.now() / 1_000) + 800 * 86_400
  writeFileSync(
    join(programs, 'date'),
    `#!/bin/sh\nif [ "$1" = +%s ]; then echo ${ahead}; else exec /bin/date "$@"; fi\n`,
    { mode: 0o755 },
  )
  expect((await runBackup(await createStore(), copies, programs)).status).toBe(0)
  expect(readdirSync(copies)).toHaveLength(7)
  expect(readdirSync(copies)).toEqual(expect.arrayContaining(daily.slice(0, 6)))
})

test('backup.sh: removes the partial copy of an earlier backup that was killed', async () => {
  const copies = temporaryFolder()
  const part = join(copies, `messages-${dayBefore(0)}T000000Z.part`)
  writeFileSync(part, '')
  utimesSync(part, 0, 0)
  expect((await runBackup(await createStore(), copies)).status).toBe(0)
  expect(existsSync(part)).toBe(false)
})

/** Returns the file names of the manual backups in the commands of docs/operations.md. */
async function manualCopyNames(): Promise<string[]> {
  const page = await readFile(resolve(ROOT, 'docs/operations.md'), 'utf8')
  return [...page.matchAll(/inbox backup \/var\/backups\/website\/(?<name>.+)/g)].map(
    ({ groups }) => groups?.name ?? '',
  )
}

/** Returns the UTC date of the day that is this number of days ago, such as 20260131. */
function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
}

/** Creates a store with one message and returns its URL. */
async function createStore(): Promise<string> {
  const address = newSqliteAddress()
  const database = await openDatabase(address)
  await createMessageRepository(database).accept(submissionOf(), 0)
  await database.destroy()
  return `sqlite:${address.path}`
}
