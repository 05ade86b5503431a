import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { createMessageRepository } from '#server/messages/message-repository.ts'
import { submissionOf } from '../support/messages.ts'
import { startServer } from '../support/server-process.ts'
import { createServerFolder } from '../support/spawn-server.ts'
import { switchRelease } from './release-switch.ts'

test('a release that starts and is ready takes the place of the one before', async () => {
  const { status, inUse, asked } = await switchRelease({})
  expect(status).toBe(0)
  expect(inUse).toBe('new')
  expect(asked.filter((line) => /^(start|stop|restart) /.test(line))).toEqual([
    'start website@3001',
    'restart website@3000',
    'stop website@3001',
  ])
})

test.each([
  ['cannot be started', { refused: 'start website@3001' }],
  ['cannot be started, after one that failed', { refused: '* website@3001' }],
  ['does not become ready', { unready: '3001' }],
])('a release that %s is taken back, and the server in use is left alone', async (_, faults) => {
  const { status, inUse, asked, stderr } = await switchRelease(faults)
  expect(status).toBe(1)
  expect(inUse).toBe('old')
  expect(asked).not.toContain('restart website@3000')
  expect(stderr).toContain('the one before stays')
})

test.each([
  ['cannot be started', { refused: 'restart website@3000' }],
  ['does not become ready', { unready: '3000' }],
])('a release that %s at the first place serves on at the second', async (_, faults) => {
  const { status, inUse, asked, stderr } = await switchRelease(faults)
  expect(status).toBe(1)
  expect(inUse).toBe('new')
  expect(asked).not.toContain('stop website@3001')
  expect(stderr).toContain('serves at port 3001')
})

test('release switch: passes while a mail is dead', async () => {
  const folder = createServerFolder()
  await leaveDeadMail(folder)
  const { url } = await startServer({}, folder)
  expect((await fetch(`${url}/mailz`)).status).toBe(503)
  expect(await switchRelease({ server: url })).toMatchObject({ status: 0, inUse: 'new' })
})

test('release switch: names the reason why the server is not ready', async () => {
  const folder = createServerFolder()
  const { url } = await startServer({}, folder)
  const other = new DatabaseSync(join(folder, 'data/contact.db'))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const { status, stderr } = await switchRelease({ server: url })
  expect(status).toBe(1)
  expect(stderr).toContain('Messages cannot be stored.')
})

/** Stores a message whose mail the relay has refused for good. */
async function leaveDeadMail(folder: string): Promise<void> {
  const database = await openDatabase({ engine: 'sqlite', path: join(folder, 'data/contact.db') })
  const store = createMessageRepository(database)
  await store.accept(submissionOf(), Date.now())
  const taken = await store.claimNext(Date.now())
  if (!taken) throw new Error('no mail is due')
  await store.markDead(taken, Date.now(), 'EMESSAGE 554, refusal 3')
  await store.close()
}
