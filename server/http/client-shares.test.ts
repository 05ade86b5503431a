import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { send } from '#test/support/http-client.ts'
import { validMessage } from '#test/support/messages.ts'
import { startTestApp } from '#test/support/test-app.ts'
import { MAX_CONNECTIONS_PER_CLIENT } from './client-shares.ts'

const CLIENT = '2001:db8:0:aa01::1'
const NEIGHBOUR = '2001:db8:0:aaff::1'
const OTHER = '2001:db8:0:bb00::1'
const WITHIN = { timeout: 10_000 }

const json = JSON.stringify(validMessage)
const head = (length: number | string, address = CLIENT) =>
  `POST /api/contact HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\n${
    length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`
  }\r\n\r\n`

async function start() {
  const { app } = await startTestApp({ environment: { TRUST_PROXY: '127.0.0.1' } })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  /** Opens connections that send some bytes. @returns each connection with what it has received */
  const open = (count: number, bytes: string) =>
    Array.from({ length: count }, () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      const connection = { socket, received: '' }
      socket.on('error', () => {}).on('data', (chunk) => (connection.received += chunk))
      socket.write(bytes)
      onTestFinished(() => void socket.destroy())
      return connection
    })
  const post = async (address: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    return (await send(`${url}/api/contact`, { method: 'POST', headers, body: json })).status
  }
  return { open, post }
}
const close = (connections: { socket: Socket }[]) => {
  for (const { socket } of connections) socket.destroy()
}

describe('share of a client', () => {
  it('is 64 requests without an answer, by whatever connections', async () => {
    const { open, post } = await start()
    const unfinished = open(64, head(100))
    await vi.waitFor(async () => expect(await post(CLIENT)).toBe(429), WITHIN)
    expect([await post(NEIGHBOUR), await post(OTHER)]).toEqual([429, 201])
    close(unfinished)
    await vi.waitFor(async () => expect(await post(CLIENT)).toBe(201), WITHIN)
  })

  it('is 1 MB of bodies, the second ones of a connection too', async () => {
    const { open, post } = await start()
    const second = `${head(json.length)}${json}${head(70_000)}${'x'.repeat(69_000)}`
    const connections = open(20, second)
    const isRefused = ({ received }: { received: string }) => received.includes('HTTP/1.1 429')
    await vi.waitFor(() => expect(connections.some(isRefused)).toBe(true), WITHIN)
    expect(await post(OTHER)).toBe(201)
    close(connections)
    await vi.waitFor(async () => expect(await post(CLIENT)).toBe(201), WITHIN)
  })
})

it.each([
  ['is announced', head(100_000_000)],
  ['arrives', `${head('chunked')}${`10000\r\n${'x'.repeat(65_536)}\r\n`.repeat(17)}`],
])('body over the limit: ends its connection with 413 when it %s', async (_, bytes) => {
  const [connection] = (await start()).open(1, bytes)
  await vi.waitFor(() => expect(connection?.socket.closed).toBe(true), WITHIN)
  expect(connection?.received).toMatch(/^HTTP\/1.1 413 /)
})

it.each<[status: number, seconds: number, bytesPerSecond: number]>([
  [201, 9, 10],
  [201, 50, 1_200],
  [408, 20, 500],
])('slow body: gets %i if it takes %i s at %i bytes a second', async (status, seconds, bytesPerSecond) => {
  const { app } = await startTestApp()
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
  onTestFinished(() => void vi.useRealTimers())
  const payload = new PassThrough()
  const headers = { 'content-type': 'application/json' }
  const answer = app.inject({ method: 'POST', url: '/api/contact', headers, payload })
  for (let second = 0; second < seconds; second++) {
    payload.write(' '.repeat(bytesPerSecond))
    await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  payload.end(json)
  expect((await answer).statusCode).toBe(status)
})

it('connections: closes those of a client beyond its limit, and serves others', async () => {
  const { app } = await startTestApp({ withSite: false })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const port = Number(new URL(url).port)
  const open = () => connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
  const sockets = Array.from({ length: MAX_CONNECTIONS_PER_CLIENT + 1 }, open)
  const closeAll = () => close(sockets.map((socket) => ({ socket })))
  onTestFinished(closeAll)
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  const visit = (localAddress: string) =>
    send(`${url}/healthz`, { localAddress }).then(
      ({ status }) => status,
      () => 'closed',
    )
  const countOpen = () => sockets.filter(({ readyState }) => readyState === 'open').length
  await vi.waitFor(() => expect(countOpen()).toBe(MAX_CONNECTIONS_PER_CLIENT), WITHIN)
  expect([await visit('127.0.0.2'), await visit('127.0.0.3')]).toEqual(['closed', 200])
  closeAll()
  await vi.waitFor(async () => expect(await visit('127.0.0.2')).toBe(200), WITHIN)
})
