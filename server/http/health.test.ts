import { expect, it } from 'vitest'
import { startTestApp } from '#test/support/test-app.ts'
import type { OutboxStatus } from '../outbox/outbox.ts'

const DEAD: OutboxStatus = {
  pending: 0,
  dead: 1,
  oldestQueuedAt: undefined,
  digestDueAt: undefined,
  purgeDueAt: undefined,
}

const HELD: OutboxStatus = { ...DEAD, dead: 0, purgeDueAt: Date.now() - 4 * 3_600_000 }

const MAIL_SERVER = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' }

const fail = () => Promise.reject(new Error('disk full'))

it('probes: answer 200 with only the status if nothing is wrong', async () => {
  const { app } = await startTestApp({ environment: MAIL_SERVER })
  const health = await app.inject('/healthz')
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }])
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { status: 'ready', startedAt: new Date(performance.timeOrigin).toISOString() },
  ])
  const mail = await app.inject('/mailz')
  expect([mail.statusCode, mail.json()]).toEqual([200, { status: 'ok' }])
  const stored = await app.inject('/storez')
  expect([stored.statusCode, stored.json()]).toEqual([200, { status: 'ok' }])
  for (const { headers } of [health, ready, mail, stored]) expect(headers['cache-control']).toBe('no-store')
})

it.each([
  ['/readyz', 'messages cannot be stored', { probe: fail }, 'server not ready'],
  ['/mailz', 'a mail is dead', { outbox: async () => DEAD }, 'mail delivery failing'],
  ['/mailz', 'the outbox cannot be read', { outbox: fail }, 'mail delivery failing'],
  ['/storez', 'the purge is held', { outbox: async () => HELD }, 'stored messages need an operator'],
  ['/storez', 'the store cannot be read', { outbox: fail }, 'stored messages need an operator'],
])('%s: answers 503 while %s, and logs the failure once', async (path, _, failing, message) => {
  const { app, logLines } = await startTestApp({ changeStore: () => failing })
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await app.inject(path)
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({ error: expect.stringMatching(/^[^\d]+\.$/) })
  }
  expect(logLines.filter((line) => line.includes(`"${message}"`))).toHaveLength(1)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

it('/mailz: says that mails are written to files if SMTP_URL is not set', async () => {
  const { app } = await startTestApp()
  const mail = await app.inject('/mailz')
  expect([mail.statusCode, mail.json()]).toEqual([200, { status: 'written to files' }])
})

it('/storez: answers 503 while a row is dated in the future', async () => {
  const { app, database } = await startTestApp()
  const future = { reference: 'ERASED', erased_at: Date.now() + 2 * 86_400_000 }
  await database.insertInto('erasures').values(future).execute()
  expect((await app.inject('/storez')).json()).toEqual({
    error:
      'Nothing is erased, because the clock is more than a day behind the newest row: check it, then run inbox purge --clock-is-right.',
  })
})

it('/readyz: answers 200 while a mail is dead, because messages are still stored', async () => {
  const { app } = await startTestApp({ changeStore: () => ({ outbox: async () => DEAD }) })
  expect((await app.inject('/mailz')).statusCode).toBe(503)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

it('/readyz: answers 503 while the disk of the store is almost full', async () => {
  const { app } = await startTestApp({ findDiskSpace: async () => ({ freeBytes: 0, hasRoom: false }) })
  const response = await app.inject('/readyz')
  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({ error: 'The disk of the store is almost full: messages are refused.' })
})

it('/readyz: answers 503 and closes connections once the shutdown begins', async () => {
  const { app, stopping } = await startTestApp()
  stopping.abort()
  const response = await app.inject('/readyz')
  expect(response.statusCode).toBe(503)
  expect(response.headers.connection).toBe('close')
  for (const path of ['/healthz', '/mailz', '/storez']) expect((await app.inject(path)).statusCode).toBe(200)
})

it('probes: run one query to the store for all concurrent requests', async () => {
  let queries = 0
  const { app } = await startTestApp({
    changeStore: ({ outbox }) => ({
      probe: async () => void queries++,
      outbox: () => {
        queries++
        return outbox()
      },
    }),
  })
  for (const path of ['/readyz', '/mailz'])
    await Promise.all(Array.from({ length: 20 }, () => app.inject(path)))
  expect(queries).toBe(2)
})
