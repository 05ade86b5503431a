import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { send } from '#test/support/http-client.ts'
import { startTestApp } from '#test/support/test-app.ts'
import { MAX_CONNECTIONS_PER_CLIENT } from './connection-limit.ts'

const WITHIN = { timeout: 10_000 }

/** Starts an app and opens connections to it, one more than a client may have. */
async function startFull(environment: Record<string, string>) {
  const { app } = await startTestApp({ withSite: false, environment })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const open = () =>
    connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress: '127.0.0.2' })
  const sockets = Array.from({ length: MAX_CONNECTIONS_PER_CLIENT + 1 }, open)
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  const visit = (localAddress: string) =>
    send(`${url}/healthz`, { localAddress }).then(
      ({ status }) => status,
      () => 'closed',
    )
  return { sockets, visit }
}

const countOpen = (sockets: readonly Socket[]) =>
  sockets.filter(({ readyState }) => readyState === 'open').length

it('server without a proxy: closes the connections of a client beyond its limit, and serves others', async () => {
  const { sockets, visit } = await startFull({})
  await vi.waitFor(() => expect(countOpen(sockets)).toBe(MAX_CONNECTIONS_PER_CLIENT), WITHIN)
  expect(await visit('127.0.0.2')).toBe('closed')
  expect(await visit('127.0.0.3')).toBe(200)
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(async () => expect(await visit('127.0.0.2')).toBe(200), WITHIN)
})
