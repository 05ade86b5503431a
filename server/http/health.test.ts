import { expect, it, vi } from 'vitest'
import { startTestApp } from '#test/support/test-app.ts'

const fail = () => Promise.reject(new Error('disk full'))

it('probes: answer 200 with only the status if nothing is wrong', async () => {
  const { app } = await startTestApp()
  for (const [path, status] of [
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ] as const) {
    const response = await app.inject(path)
    expect([response.statusCode, response.json()]).toEqual([200, { status }])
    expect(response.headers['cache-control']).toBe('no-store')
  }
})

it('probes: leave no lines in the log', async () => {
  const { app, logLines } = await startTestApp()
  for (const path of ['/healthz', '/readyz', '/about']) await app.inject(path)
  await vi.waitFor(() => expect(logLines.join('')).toContain('"route":"/about"'))
  expect(logLines).toHaveLength(1)
})

it.each([
  ['messages cannot be stored', { changeStore: () => ({ probe: fail }) }],
  [
    'the disk of the store is almost full',
    { findDiskSpace: async () => ({ freeBytes: 0, hasRoom: false, isReserved: true }) },
  ],
])('/readyz: answers 503 without a reason while %s, and logs the failure once', async (_, options) => {
  const { app, logLines } = await startTestApp(options)
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await app.inject('/readyz')
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({ status: 'not ready' })
    expect(response.headers['retry-after']).toBe('10')
  }
  expect(logLines.filter((line) => line.includes('"server not ready"'))).toHaveLength(1)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

it('/readyz: runs one query to the store for all concurrent requests', async () => {
  let queries = 0
  const { app } = await startTestApp({ changeStore: () => ({ probe: async () => void queries++ }) })
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')))
  expect(queries).toBe(1)
})
