import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createMessageRepository } from '#server/messages/message-repository.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { newSqliteAddress } from '../support/database-engines.ts'
import { submissionOf } from '../support/messages.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { wait } from '../support/wait.ts'
import { createAgeKey, hasAge, runBackup } from './deploy-scripts.ts'

const hasRsync = !spawnSync('rsync', ['--version']).error
if (!hasRsync) console.warn('rsync not found, its tests are skipped: run apt-get install rsync.')

test('backup.sh: copies the store, prints the number of messages, and removes what a killed backup and a restore have left', async () => {
  const store = await createStore()
  const [copies, data] = [temporaryFolder(), dirname(store.replace('sqlite:', ''))]
  for (const days of [29, 31]) mkdirSync(join(data, `before-restore-${days}`))
  for (const days of [29, 31]) age(join(data, `before-restore-${days}`), days)
  writeFileSync(join(copies, 'messages-20200101T000000Z.gz.part'), '')
  age(join(copies, 'messages-20200101T000000Z.gz.part'), 2)
  const { status, stdout } = await runBackup(store, copies)
  const [name = '', ...others] = copiesIn(copies)
  expect([status, stdout, others]).toEqual([0, `${join(copies, name)}: 1 messages\n`, []])
  expect(name).toMatch(/^messages-\d{8}T\d{6}Z\.gz$/)
  expect(gunzipSync(readFileSync(join(copies, name))).toString('latin1')).toMatch(/^SQLite format 3/)
  expect(readdirSync(data).filter((name) => name.startsWith('before'))).toEqual(['before-restore-29'])
})

test('backup.sh: fails once, and removes no old copy, if the number of messages falls by more than 10 %', async () => {
  const copies = temporaryFolder()
  const old = makeCopies(copies, [100, 101, 102, 103, 104, 105, 106, 107, 108])
  writeFileSync(join(copies, 'last-count'), '20')
  const store = await createStore(3)
  const fallen = await runBackup(store, copies)
  expect([fallen.status, fallen.stderr]).toEqual([
    1,
    'the copy has 3 messages, but the one before it had 20: check DATABASE_URL and inbox list\n',
  ])
  expect(copiesIn(copies)).toEqual(expect.arrayContaining(old))
  // The name of a copy contains the second.
  await wait(1_100)
  expect((await runBackup(store, copies)).status).toBe(0)
  expect(copiesIn(copies)).toHaveLength(7)
})

test.skipIf(!hasAge || !hasRsync)('backup.sh: leaves no clear text on the disk or elsewhere', async () => {
  const [copies, programs, remote] = [temporaryFolder(), temporaryFolder(), otherDisk()]
  makeCopies(copies, [0, 1, 2, 3, 4, 5, 6, 7], '.gz')
  makeCopies(remote, [1, 36], '.gz')
  const { recipient, identity } = createAgeKey()
  // Looks at the disk when it has all of the clear text, as one would after kill -9.
  write(
    programs,
    'age',
    `cat >${programs}/clear && cat ${copies}/* >${programs}/seen && exec /usr/bin/age "$@" <${programs}/clear`,
  )
  const settings = { BACKUP_AGE_RECIPIENT: recipient, BACKUP_REMOTE: remote }
  expect((await runBackup(await createStore(), copies, programs, settings)).status).toBe(0)
  const [name = '', ...others] = copiesIn(copies).filter((name) => name.endsWith('.gz.age'))
  expect(others).toEqual([])
  expect(readFileSync(join(programs, 'seen'), 'utf8')).toBe('')
  const clear = gunzipSync(execFileSync('age', ['-d', '-i', identity, join(copies, name)]))
  expect(clear.toString('latin1')).toMatch(/^SQLite format 3/)
  expect(readdirSync(remote)).toEqual([`messages-${dayBefore(1)}T023000Z.gz`, name])
})

test('backup.sh: removes copies whose file name contains a date more than 35 days ago', async () => {
  const copies = temporaryFolder()
  const daily = makeCopies(copies, [...Array(40).keys()])
  const beforeRelease = [6, 36].map((days) => `messages-before-${dayBefore(days)}`)
  for (const name of [...beforeRelease, 'notes']) writeFileSync(join(copies, name), '')
  expect((await runBackup(await createStore(), copies)).status).toBe(0)
  const left = copiesIn(copies)
  expect(left).toHaveLength(1 + 36 + 1)
  expect(left).toEqual(expect.arrayContaining([...daily.slice(0, 36), beforeRelease[0]]))
  expect(readdirSync(copies)).toContain('notes')
})

test('backup.sh: keeps the 7 newest copies if the clock is far ahead', async () => {
  const [copies, programs] = [temporaryFolder(), temporaryFolder()]
  const daily = makeCopies(copies, [...Array(10).keys()])
  const ahead = Math.floor(Date.now() / 1_000) + 800 * 86_400
  write(programs, 'date', `if [ "$1" = +%s ]; then echo ${ahead}; else exec /bin/date "$@"; fi`)
  expect((await runBackup(await createStore(), copies, programs)).status).toBe(0)
  expect(copiesIn(copies)).toHaveLength(7)
  expect(copiesIn(copies)).toEqual(expect.arrayContaining(daily.slice(0, 6)))
})

test.skipIf(!hasRsync)('backup.sh: sends copies to another disk, and removes old ones there', async () => {
  const [copies, remote] = [temporaryFolder(), otherDisk()]
  const [before = ''] = makeCopies(remote, [36])
  writeFileSync(join(copies, 'notes'), '')
  writeFileSync(join(remote, 'other notes'), '')
  const store = await createStore()
  const send = () => runBackup(store, copies, '', { BACKUP_REMOTE: remote })
  expect(await send()).toMatchObject({ status: 0, stderr: '' })
  expect(readdirSync(remote).sort()).toEqual([before, ...copiesIn(copies), 'other notes'].sort())
  expect(Date.now() - statSync(join(copies, 'last-sent')).mtimeMs).toBeLessThan(60_000)
  makeCopies(copies, [1, 2, 3, 4, 5, 6, 7])
  await wait(1_100)
  expect((await send()).status).toBe(0)
  expect(readdirSync(remote).sort()).toEqual([...copiesIn(copies), 'other notes'].sort())
})

test.skipIf(!hasRsync)('backup.sh: sends the copies over ssh', async () => {
  const [copies, programs, remote] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  // Runs the command of the other machine here.
  write(programs, 'ssh', 'while [ "$1" != rsync ]; do shift; done\nexec "$@"')
  const settings = { BACKUP_REMOTE: `backup@backup.example.com:${remote}` }
  const sent = await runBackup(await createStore(), copies, programs, settings)
  expect(sent).toMatchObject({ status: 0, stderr: '' })
  expect(readdirSync(remote)).toEqual(copiesIn(copies))
})

test.each(['/nowhere/website', temporaryFolder()])(
  'backup.sh: keeps the copy, but fails and leaves an old time for watch.sh if BACKUP_REMOTE is %s',
  async (remote) => {
    const copies = temporaryFolder()
    const { status, stderr } = await runBackup(await createStore(), copies, '', { BACKUP_REMOTE: remote })
    expect(status).toBe(1)
    expect(stderr).toContain(`${remote} is not a folder of another disk: is the disk mounted?`)
    expect(copiesIn(copies)).toHaveLength(1)
    expect(statSync(join(copies, 'last-sent')).mtimeMs).toBe(0)
  },
)

/** Writes a program that replaces one of the system. */
function write(folder: string, name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

function makeCopies(folder: string, days: number[], ending = ''): string[] {
  const names = days.map((day) => `messages-${dayBefore(day)}T023000Z${ending}`)
  for (const name of names) writeFileSync(join(folder, name), '')
  return names
}

function age(file: string, days: number): void {
  const time = Date.now() / 1_000 - days * 86_400
  utimesSync(file, time, time)
}

/** Creates a folder on another disk than that of temporary folders. It is removed when the test ends. */
function otherDisk(): string {
  const folder = `/dev/shm/site-test-${randomUUID()}`
  mkdirSync(folder)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const copiesIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('messages-'))

/** Returns the UTC date of the day that is this number of days ago, such as 20260131. */
function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
}

/** Creates a store with messages and returns its URL. */
async function createStore(count = 1): Promise<string> {
  const address = newSqliteAddress()
  const database = await openDatabase(address)
  const store = createMessageRepository(database)
  for (let n = 0; n < count; n++) await store.accept(submissionOf(`message ${n}`), 0)
  await database.destroy()
  return `sqlite:${address.path}`
}
