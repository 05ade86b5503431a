import { expect, it } from 'vitest'
import { startTestApp } from './testing/test-app.ts'

it('says that the process lives and is ready, and nothing more', async () => {
  const { app } = await startTestApp()
  const health = await app.inject('/healthz')
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }])
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
  for (const { headers } of [health, ready]) expect(headers['cache-control']).toBe('no-store')
})

it.each([
  ['messages cannot be stored', { probe: () => Promise.reject(new Error('disk full')) }],
  ['mail is stuck', { isMailStuck: async () => true }],
])('is not ready while %s, and says so in the log once', async (_, failing) => {
  const { app, logLines } = await startTestApp({ changeStore: () => failing })
  for (let time = 0; time < 3; time++) {
    const response = await app.inject('/readyz')
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({ error: expect.stringMatching(/\.$/) })
  }
  expect(logLines.filter((line) => line.includes('"not ready"'))).toHaveLength(1)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

it('is not ready from the moment the process is told to stop, and lets connections go', async () => {
  const { app, stopping } = await startTestApp()
  stopping.abort()
  const response = await app.inject('/readyz')
  expect(response.statusCode).toBe(503)
  expect(response.headers.connection).toBe('close')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

it('writes once for everybody who asks at the same time', async () => {
  let probes = 0
  const { app } = await startTestApp({ changeStore: () => ({ probe: async () => void probes++ }) })
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')))
  expect(probes).toBe(1)
})
