import { chownSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { startMailSink } from '../support/mail-sink.ts'
import { validMessage } from '../support/messages.ts'
import { readRows } from '../support/read-rows.ts'
import { createServerFolder } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { postMessage, startServer } from '../support/test-server.ts'
import {
  createAgeKey,
  hasAge,
  runBackup,
  runInbox,
  runRestore,
  runWithStore,
  storeUrl,
} from './deploy-scripts.ts'

const WITHIN = { timeout: 20_000, interval: 50 }

test('restore.sh: keeps every acknowledged message and sends each mail once after kill -9', async () => {
  let isRejecting = false
  const sink = await startMailSink({
    onRcptTo: (_, __, done) =>
      done(isRejecting ? Object.assign(new Error('later'), { responseCode: 451 }) : null),
  })
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'team@example.com' }
  const folder = createServerFolder()
  const server = await startServer(mail, folder)
  const acknowledged = await postMessages(server.url, 3)
  await vi.waitFor(() => expect(sink.mails).toHaveLength(3), WITHIN)
  const copy = await backUp(folder)
  acknowledged.push(...(await postMessages(server.url, 5)))
  await vi.waitFor(() => expect(sink.mails).toHaveLength(8), WITHIN)
  isRejecting = true
  acknowledged.push(...(await postMessages(server.url, 15)))
  await vi.waitFor(() => expect(server.output().split('"mail postponed"')).toHaveLength(16), WITHIN)
  await server.kill()

  const { status, stdout, systemctlCalls } = await runRestore(storeUrl(folder), copy)
  expect(status).toBe(0)
  expect(stdout).toContain('20 messages imported. 3 were there already.')
  expect(systemctlCalls).toEqual(['stop website@3000 website@3001', 'start website@3000'])
  expect(statSync(join(folder, 'data/contact.db')).mode & 0o777).toBe(0o600)
  expect(referencesIn(folder)).toEqual(acknowledged.sort())

  isRejecting = false
  await startServer(mail, folder)
  await runInbox(folder, 'retry')
  await vi.waitFor(() => expect(sink.mails.length).toBeGreaterThanOrEqual(23), WITHIN)
  const ids = sink.mails.map(({ headers }) => headers.get('message-id'))
  expect(ids.sort()).toEqual(acknowledged.map((reference) => `<${reference}@localhost>`).sort())
})

test('restore.sh: restores the previous store, including its WAL, that an earlier restore has moved away', async () => {
  const folder = createServerFolder()
  const acknowledged = await acceptAndKill(folder, 3)
  const copy = await backUp(folder)
  acknowledged.push(...(await acceptAndKill(folder, 2)))
  expect((await runRestore(storeUrl(folder), copy)).status).toBe(0)
  const [moved = ''] = movedIn(folder)
  writeFileSync(join(folder, 'data/contact.db'), 'overwritten by mistake')
  const { status, stderr, systemctlCalls } = await runRestore(storeUrl(folder), join(moved, 'contact.db'))
  expect(status).toBe(1)
  expect(systemctlCalls).toContain('start website@3000')
  expect(stderr).toContain('(SQLite 26): nothing was imported.')
  expect(referencesIn(folder)).toEqual(acknowledged.sort())
})

test('restore.sh: erases messages again that were erased after the copy, also if the store is damaged', async () => {
  const folder = createServerFolder()
  const [erased = '', ...kept] = await acceptAndKill(folder, 3)
  const copy = await backUp(folder)
  expect((await runInbox(folder, 'erase', erased)).status).toBe(0)
  const { stdout } = await runRestore(storeUrl(folder), copy)
  expect(stdout).toContain('0 messages imported. 2 were there already. 1 erased before are erased again.')
  expect(referencesIn(folder)).toEqual(kept.sort())

  await acceptAndKill(folder, 25)
  const path = join(folder, 'data/contact.db')
  const store = new DatabaseSync(path)
  store.exec('pragma wal_checkpoint(truncate)')
  store.close()
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.fill(0xff, bytes.length - 4096))
  const { status, stderr } = await runRestore(storeUrl(folder), copy)
  expect(status).toBe(1)
  expect(stderr).toContain('the messages that came after the copy are missing')
  expect(referencesIn(folder)).toEqual(kept.sort())
}, 120_000)

test.skipIf(!hasAge)(
  'restore.sh: practises with, and restores a lost store from, an encrypted copy',
  async () => {
    const folder = createServerFolder()
    const data = join(folder, 'data')
    const acknowledged = await acceptAndKill(folder, 2)
    const { recipient, identity } = createAgeKey()
    const copy = await backUp(folder, { BACKUP_AGE_RECIPIENT: recipient })
    for (const suffix of ['', '-wal', '-shm']) rmSync(join(data, `contact.db${suffix}`), { force: true })
    if (process.getuid?.() === 0) chownSync(data, 65_534, 65_534)
    const withoutKey = await runRestore(storeUrl(folder), copy)
    expect(withoutKey).toMatchObject({ status: 2, stderr: expect.stringContaining('needs IDENTITY') })
    const practised = await runWithStore('', ['bash', 'deploy/restore.sh', '--practise', copy, identity])
    expect(practised).toMatchObject({ status: 0, stderr: expect.stringContaining('2 messages copied') })
    expect(practised.stdout).toContain(validMessage.message)
    const wrongKey = await runRestore(storeUrl(folder), copy, createAgeKey().identity)
    expect(wrongKey.status).toBe(1)
    expect(wrongKey.stderr).toContain(`${copy} cannot be decrypted or unpacked; nothing was changed`)
    expect((await runRestore(storeUrl(folder), copy, identity)).status).toBe(0)
    expect(referencesIn(folder)).toEqual(acknowledged.sort())
    const [moved = '', ...others] = movedIn(folder)
    expect([readdirSync(moved), others]).toEqual([[], []])
    for (const file of [join(data, 'contact.db'), moved]) expect(statSync(file).uid).toBe(statSync(data).uid)
  },
)

test('restore.sh: says in practice that a copy has no message', async () => {
  const folder = createServerFolder()
  await acceptAndKill(folder, 0)
  const practised = await runWithStore('', ['bash', 'deploy/restore.sh', '--practise', await backUp(folder)])
  expect(practised).toMatchObject({ status: 0, stdout: 'The copy is whole, and has 0 messages.\n' })
})

test('restore.sh: changes nothing if a server is running or the copy is damaged', async () => {
  const folder = createServerFolder()
  const { url } = await startServer({}, folder)
  const acknowledged = await postMessages(url, 2)
  const copy = await backUp(folder)
  const running = await runRestore(storeUrl(folder), copy)
  expect(running.status).toBe(1)
  expect(running.stderr).toMatch(/the server with process id \d+ uses .+; nothing was changed/)
  expect(running.systemctlCalls).toEqual(['stop website@3000 website@3001', 'start website@3000'])
  writeFileSync(copy, readFileSync(copy).fill(0xff, 400, 900))
  const damaged = await runRestore(storeUrl(folder), copy)
  expect(damaged.status).toBe(1)
  expect(damaged.stderr).toContain(`${copy} cannot be decrypted or unpacked; nothing was changed`)
  expect(damaged.systemctlCalls).toEqual([])
  expect(movedIn(folder)).toEqual([])
  expect(referencesIn(folder)).toEqual(acknowledged.sort())
  expect((await postMessages(url, 1)).length).toBe(1)
})

async function acceptAndKill(folder: string, count: number): Promise<string[]> {
  const server = await startServer({}, folder)
  const acknowledged = await postMessages(server.url, count)
  await server.kill()
  return acknowledged
}

function movedIn(folder: string): string[] {
  const data = join(folder, 'data')
  return readdirSync(data)
    .filter((name) => name.startsWith('before-restore-'))
    .map((name) => join(data, name))
}

function postMessages(url: string, count: number): Promise<string[]> {
  const posts = Array.from({ length: count }, async (_, n) => {
    const message = `${validMessage.message} ${n} ${Math.random()}`
    const response = await postMessage(url, { ...validMessage, message })
    return ((await response.json()) as { reference: string }).reference
  })
  return Promise.all(posts)
}

/** Runs deploy/backup.sh into an empty folder and returns the path of the copy. */
async function backUp(folder: string, settings?: Record<string, string>): Promise<string> {
  const copies = temporaryFolder()
  expect((await runBackup(storeUrl(folder), copies, '', settings)).status).toBe(0)
  return join(copies, readdirSync(copies).find((name) => name.startsWith('messages-')) ?? '')
}

function referencesIn(folder: string): string[] {
  const rows = readRows(join(folder, 'data/contact.db'), 'select reference from messages order by reference')
  return rows.map(({ reference }) => String(reference))
}
