import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { send } from '#test/support/http-client.ts'
import { startTestApp } from '#test/support/test-app.ts'
import { createBodyBudget } from './body-budget.ts'
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

it('body budget: refuses a request while others hold too many bytes, and takes it when they have ended', async () => {
  const app = Fastify()
  const hasRoom = createBodyBudget(100_000)
  app.addHook('onRequest', async (request, reply) =>
    hasRoom(request, reply) ? undefined : reply.code(503).send(),
  )
  app.post('/', async () => 'taken')
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const post = async () => (await fetch(url, { method: 'POST', body: 'short' })).status

  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 190000\r\n\r\n'
  const announced = Array.from({ length: 40 }, () => connect(Number(new URL(url).port), '127.0.0.1'))
  onTestFinished(() => {
    for (const socket of announced) socket.destroy()
  })
  for (const socket of announced) socket.write(head)
  expect(await post()).toBe(200)
  announced[0]?.write('x'.repeat(180_000))
  await vi.waitFor(async () => expect(await post()).toBe(503))
  announced[0]?.destroy()
  await vi.waitFor(async () => expect(await post()).toBe(200))
})
