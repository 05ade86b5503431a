import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMessageRepository } from '#server/messages/message-repository.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { newSqliteAddress } from '../support/database-engines.ts'
import { submissionOf, validMessage } from '../support/messages.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { wait } from '../support/wait.ts'
import { createAgeKey, hasAge } from './age-key.ts'
import { ROOT, runBackup } from './deploy-scripts.ts'

const hasRsync = !spawnSync('rsync', ['--version']).error
if (!hasRsync) console.warn('rsync not found, its tests are skipped: run apt-get install rsync.')

test('backup.sh: copies the store and prints the number of messages in the copy', async () => {
  const copies = temporaryFolder()
  const { status, stdout } = await runBackup(await createStore(), copies)
  expect(status).toBe(0)
  const [name = ''] = copiesIn(copies)
  expect(name).toMatch(/^messages-\d{8}T\d{6}Z\.gz$/)
  expect(gunzipSync(readFileSync(join(copies, name))).toString('latin1')).toMatch(/^SQLite format 3/)
  expect(statSync(join(copies, name)).mode & 0o777).toBe(0o600)
  expect(stdout).toBe(`${join(copies, name)}: 1 messages\n`)
})

test('backup.sh: erases what a restore has kept after 30 days', async () => {
  const store = await createStore()
  const folder = dirname(store.replace('sqlite:', ''))
  for (const days of [29, 31]) {
    const kept = join(folder, `before-restore-${days}`)
    mkdirSync(kept)
    writeFileSync(join(kept, 'contact.db'), '')
    utimesSync(kept, new Date(), new Date(Date.now() - days * 86_400_000))
  }
  expect((await runBackup(store, temporaryFolder())).status).toBe(0)
  expect(readdirSync(folder).filter((name) => name.startsWith('before'))).toEqual(['before-restore-29'])
})

test('backup.sh: fails once, and removes no old copy, if the number of messages falls by more than 10 %', async () => {
  const copies = temporaryFolder()
  const old = [...Array(9).keys()].map((days) => `messages-${dayBefore(100 + days)}T023000Z`)
  const store = await createStore(20)
  expect((await runBackup(store, copies)).status).toBe(0)
  for (const name of old) writeFileSync(join(copies, name), '')
  const other = await createStore(3)
  // The name of a copy contains the second.
  await wait(1_100)
  const fallen = await runBackup(other, copies)
  expect(fallen.status).toBe(1)
  expect(fallen.stderr).toBe(
    'the copy has 3 messages, but the one before it had 20: check DATABASE_URL and inbox list\n',
  )
  expect(copiesIn(copies)).toEqual(expect.arrayContaining(old))
  await wait(1_100)
  expect((await runBackup(other, copies)).status).toBe(0)
  expect(copiesIn(copies)).toHaveLength(7)
})

test.skipIf(!hasAge)('backup.sh: encrypts the copy with age and leaves no clear text', async () => {
  const copies = temporaryFolder()
  const { recipient, identity } = createAgeKey()
  const { status, stdout } = await runBackup(await createStore(), copies, '', {
    BACKUP_AGE_RECIPIENT: recipient,
  })
  expect(status).toBe(0)
  const [name = '', ...others] = copiesIn(copies)
  expect(others).toEqual([])
  expect(name).toMatch(/^messages-\d{8}T\d{6}Z\.gz\.age$/)
  expect(stdout).toBe(`${join(copies, name)}: 1 messages\n`)
  const encrypted = readFileSync(join(copies, name), 'latin1')
  expect(encrypted).toMatch(/^age-encryption/)
  expect(encrypted).not.toContain(validMessage.email)
  expect(statSync(join(copies, name)).mode & 0o777).toBe(0o600)
  const clear = gunzipSync(execFileSync('age', ['-d', '-i', identity, join(copies, name)]))
  expect(clear.toString('latin1')).toMatch(/^SQLite format 3/)
})

test.skipIf(!hasAge)(
  'backup.sh: no file has clear text while age runs, nor after kill -9',
  async () => {
    const copies = temporaryFolder()
    const programs = temporaryFolder()
    const started = join(programs, 'started')
    writeFileSync(join(programs, 'age'), `#!/bin/sh\ntouch ${started}\nexec sleep 60\n`, { mode: 0o755 })
    const store = await createStore(200)
    const { recipient } = createAgeKey()
    const env = {
      PATH: `${programs}:${process.env.PATH}`,
      DATABASE_URL: store,
      BACKUP_AGE_RECIPIENT: recipient,
    }
    const killed = spawn('sh', ['deploy/backup.sh', copies], {
      cwd: ROOT,
      env,
      detached: true,
      stdio: 'ignore',
    })
    await vi.waitFor(() => expect(existsSync(started)).toBe(true), { timeout: 30_000 })
    expectNoClearText(copies)
    process.kill(-Number(killed.pid), 'SIGKILL')
    await once(killed, 'exit')
    expectNoClearText(copies)
  },
  60_000,
)

test.skipIf(!hasAge || !hasRsync)(
  'backup.sh: sends only encrypted copies, and those of before leave the other place in time',
  async () => {
    const copies = temporaryFolder()
    const other = otherDisk()
    for (let days = 0; days < 8; days++)
      writeFileSync(join(copies, `messages-${dayBefore(days)}T023000Z.gz`), '')
    for (const days of [1, 36]) writeFileSync(join(other, `messages-${dayBefore(days)}T023000Z.gz`), '')
    const settings = { BACKUP_AGE_RECIPIENT: createAgeKey().recipient, BACKUP_REMOTE: other }
    expect((await runBackup(await createStore(), copies, '', settings)).status).toBe(0)
    expect(readdirSync(other)).toEqual([
      `messages-${dayBefore(1)}T023000Z.gz`,
      expect.stringMatching(/\.gz\.age$/),
    ])
  },
)

test('backup.sh: removes copies whose file name contains a date more than 35 days ago', async () => {
  const copies = temporaryFolder()
  const daily = Array.from({ length: 40 }, (_, days) => `messages-${dayBefore(days)}T023000Z`)
  const beforeRelease = [6, 36].map((days) => `messages-before-${dayBefore(days)}`)
  for (const name of [...daily, ...beforeRelease, 'notes']) writeFileSync(join(copies, name), '')
  expect((await runBackup(await createStore(), copies)).status).toBe(0)
  const left = copiesIn(copies)
  expect(left).toHaveLength(1 + 36 + 1)
  expect(left).toEqual(expect.arrayContaining([...daily.slice(0, 36), beforeRelease[0]]))
  expect(existsSync(join(copies, 'notes'))).toBe(true)
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
  expect(copiesIn(copies)).toHaveLength(7)
  expect(copiesIn(copies)).toEqual(expect.arrayContaining(daily.slice(0, 6)))
})

test('backup.sh: removes the partial copy of an earlier backup that was killed', async () => {
  const copies = temporaryFolder()
  const part = join(copies, `messages-${dayBefore(0)}T000000Z.part`)
  writeFileSync(part, '')
  utimesSync(part, 0, 0)
  expect((await runBackup(await createStore(), copies)).status).toBe(0)
  expect(existsSync(part)).toBe(false)
})

test.skipIf(!hasRsync)('backup.sh: sends the copies to a folder of another disk', async () => {
  const copies = temporaryFolder()
  const other = otherDisk()
  const settings = { BACKUP_REMOTE: other }
  writeFileSync(join(copies, 'notes'), '')
  writeFileSync(join(other, 'messages-20200101T023000Z'), 'of the machine before')
  expect(await runBackup(await createStore(), copies, '', settings)).toMatchObject({ status: 0, stderr: '' })
  expect(readdirSync(other).sort()).toEqual(['messages-20200101T023000Z', ...copiesIn(copies)])
  expect(Date.now() - statSync(join(copies, 'last-sent')).mtimeMs).toBeLessThan(60_000)
})

test.skipIf(!hasRsync)(
  'backup.sh: removes a copy also there once this machine has a week of copies',
  async () => {
    const copies = temporaryFolder()
    const other = otherDisk()
    for (let days = 0; days < 8; days++)
      writeFileSync(join(copies, `messages-${dayBefore(days)}T023000Z`), '')
    writeFileSync(join(other, `messages-${dayBefore(36)}T023000Z`), '')
    writeFileSync(join(other, 'notes'), '')
    expect((await runBackup(await createStore(), copies, '', { BACKUP_REMOTE: other })).status).toBe(0)
    expect(readdirSync(other).sort()).toEqual([...copiesIn(copies), 'notes'].sort())
  },
)

test.skipIf(!hasRsync)('backup.sh: sends the copies over ssh', async () => {
  const copies = temporaryFolder()
  const remote = temporaryFolder()
  const programs = temporaryFolder()
  // Runs the command of the other machine here.
  writeFileSync(join(programs, 'ssh'), '#!/bin/sh\nwhile [ "$1" != rsync ]; do shift; done\nexec "$@"\n', {
    mode: 0o755,
  })
  const settings = { BACKUP_REMOTE: `backup@backup.example.com:${remote}` }
  const { status, stderr } = await runBackup(await createStore(), copies, programs, settings)
  expect([status, stderr]).toEqual([0, ''])
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
    expect(readdirSync('/').includes('nowhere')).toBe(false)
  },
)

/** Fails if a file of the folder contains a message, packed or not. */
function expectNoClearText(folder: string): void {
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name))
    const isPacked = bytes.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))
    expect(isPacked ? 'packed' : bytes.toString('latin1'), name).not.toMatch(/packed|SQLite format 3/)
  }
}

/** Creates a folder on another disk than that of temporary folders. It is removed when the test ends. */
function otherDisk(): string {
  const folder = mkdtempSync('/dev/shm/site-test-')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Returns the names of the copies in a folder. */
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
