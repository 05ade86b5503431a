import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runInbox } from '#test/deployment/deploy-scripts.ts'
import { postMessages, referencesIn } from '#test/deployment/stored-messages.ts'
import { validMessage } from '#test/support/messages.ts'
import { createServerFolder } from '#test/support/spawn-server.ts'
import { postMessage, startServer } from '#test/support/test-server.ts'

it('server: exits when its store is removed, and no acknowledged message is lost', async () => {
  const folder = createServerFolder()
  const data = join(folder, 'data')
  const server = await startServer({}, folder)
  const acknowledged = await postMessages(server.url, 3)
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(data, `contact.db${suffix}`))
  expect((await postMessage(server.url, { ...validMessage, message: 'too late' })).status).toBe(503)
  expect(await server.exited).toBe(1)
  expect(server.output()).toContain(
    '"msg":"store files moved, exiting for restart: import the copy with inbox import"',
  )

  const next = await startServer({}, folder)
  acknowledged.push(...(await postMessages(next.url, 1)))
  expect(await runInbox(folder, 'status')).toMatchObject({
    status: 1,
    stdout:
      'fault\nMessages wait in a rescued copy of the store: import it with inbox import, then remove it.\n',
  })
  const rescued = readdirSync(data).filter((name) => name.includes('.rescued-'))
  expect(rescued).toHaveLength(1)
  const copy = join(data, rescued[0] ?? '')
  await runInbox(folder, 'import', copy)
  rmSync(copy)
  expect((await runInbox(folder, 'status')).status).toBe(0)
  expect(referencesIn(folder)).toEqual(expect.arrayContaining(acknowledged))
}, 60_000)
