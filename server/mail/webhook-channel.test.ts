import { execFile, spawnSync } from 'node:child_process'
import dns from 'node:dns'
import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, isIP, Socket, type TcpNetConnectOpts } from 'node:net'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { newSqliteAddress } from '#test/support/database-engines.ts'
import { validMessage } from '#test/support/messages.ts'
import { toTeam } from '#test/support/routes.ts'
import type { StoredMessage } from '../store/outbox.ts'
import { createWebhookChannel } from './webhook-channel.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const never = new AbortController().signal

const message: StoredMessage = {
  ...validMessage,
  reference: 'K7Q2-M9XD',
  acceptedAt: Date.UTC(2026, 10, 25, 13, 5),
}

/** Addresses of the public internet: at the edges of private networks, and in every spelling of a URL. */
const PUBLIC = `
8.8.8.8 1.1.1.1 34.226.14.13 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.1
169.253.255.255 172.15.255.255 172.32.0.0 192.0.1.1 192.167.255.255 198.17.255.255 198.20.0.0 223.255.255.255
134744072 0x08080808 010.8.8.8
[2001:4860:4860::8888] [2606:4700::1111] [2a00:1450:4009:81f::200e] [2001:200::1] [2003::1] [3ffe:ffff::1]
`
  .trim()
  .split(/\s+/)

/**
 * All other addresses (IANA special-purpose registries): private, in other numbers, for documentation, with which clouds configure a
 * machine, of IPv6, and IPv4 in IPv6.
 */
const PRIVATE = `
0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 127.255.255.254 172.16.0.1 172.31.255.255 192.0.0.1 192.168.1.1 198.18.0.1
224.0.0.1 240.0.0.1 255.255.255.255
0177.0.0.1 2130706433 0x7f000001 0x7f.1 127.1 0 127.0.0.1.
192.0.2.1 198.51.100.1 203.0.113.1 [2001:db8::1] [3fff::1]
169.254.169.254 [fd00:ec2::254] 168.63.129.16 100.100.100.200 192.0.0.192
[::] [::1] [fe80::1] [fc00::1] [fd00::1] [ff02::1] [100::1] [5f00::1]
[::ffff:127.0.0.1] [::ffff:a00:1] [0:0:0:0:0:ffff:169.254.169.254] [::127.0.0.1] [64:ff9b::7f00:1] [64:ff9b:1::a00:1]
[2002:7f00:1::] 192.88.99.1 [2001:0:4136:e378:8000:63bf:3fff:fdd2]
`
  .trim()
  .split(/\s+/)

type Received = { headers: Record<string, string>; body: string }

/** Starts a receiver on loopback. @param answer answers each request after its body was read */
async function startReceiver(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers as Record<string, string>, body })
    answer(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { received, port: (server.address() as AddressInfo).port }
}

function send(url: string, isPrivateAllowed: boolean, timeoutMs = 5_000) {
  const channel = createWebhookChannel({ url, secret: SECRET, isPrivateAllowed }, toTeam, timeoutMs)
  return channel.send({ message, attempt: 1, lastFailure: null }, { now: Date.now(), signal: never })
}

/** Makes every connection reach this machine, after the name or address was checked. */
function connectToLoopback() {
  const spy = vi.spyOn(Agent.prototype, 'createConnection').mockImplementation((options) => {
    const { port, host = '', lookup } = options as TcpNetConnectOpts
    const socket = new Socket()
    const connect = () => socket.connect(Number(port), '127.0.0.1')
    if (isIP(host) || !lookup) return connect()
    lookup(host, { all: true }, (error) => (error ? socket.destroy(error) : connect()))
    return socket
  })
  onTestFinished(() => spy.mockRestore())
}

/** Makes every name resolve to the addresses. */
function resolveTo(addresses: readonly string[]) {
  const answer = addresses.map((address) => ({ address, family: isIP(address) }))
  const spy = vi
    .spyOn(dns, 'lookup')
    .mockImplementation(((_: string, __: object, done: (...result: unknown[]) => void) =>
      done(null, answer)) as never)
  onTestFinished(() => spy.mockRestore())
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end()

describe('webhook', () => {
  it('is signed and has a line of text, without anything that the visitor wrote', async () => {
    const { received, port } = await startReceiver(status(204))
    await send(`http://127.0.0.1:${port}/hook`, true)
    const [{ headers, body }] = received as [Received]
    expect(new Webhook(SECRET).verify(body, headers)).toEqual({
      event: 'message.received',
      reference: 'K7Q2-M9XD',
      service: 'Data Engineering',
      route: 'MAIL_TO',
      time: '2026-11-25T13:05:00.000Z',
      text: 'New website message K7Q2-M9XD · Data Engineering · 25 Nov 2026, 14:05 WAT',
    })
    expect(headers['webhook-id']).toBe('msg_K7Q2-M9XD')
    expect(() => new Webhook(SECRET).verify(body.replace('K7Q2', 'K7Q3'), headers)).toThrow()
  })

  it.each([
    [302, true],
    [404, true],
    [410, true],
    [408, false],
    [429, false],
    [500, false],
  ])('is not delivered by an answer %i, and does not follow a redirect', async (code, refused) => {
    const { received, port } = await startReceiver((response, { url }) =>
      status(url === '/hook' ? code : 200, { location: '/elsewhere' })(response),
    )
    await expect(send(`http://127.0.0.1:${port}/hook`, true)).rejects.toMatchObject({
      code: `HTTP ${code}`,
      refused,
    })
    expect(received).toHaveLength(1)
  })

  it.each(PUBLIC)('is sent to the public address %s', async (host) => {
    const { received, port } = await startReceiver(status(200))
    connectToLoopback()
    await send(`http://${host}:${port}/`, false)
    expect(received).toHaveLength(1)
  })

  it.each(PRIVATE)('is not sent to %s, which is not public', async (host) => {
    const { received, port } = await startReceiver(status(200))
    connectToLoopback()
    const failure = { code: 'EPRIVATE', refused: true }
    await expect(send(`http://${host}:${port}/`, false)).rejects.toMatchObject(failure)
    expect(received).toEqual([])
  })

  it.each([
    [true, ['8.8.4.4']],
    [true, ['8.8.4.4', '2606:4700::1111']],
    [false, ['127.0.0.1']],
    [false, ['::ffff:10.0.0.1']],
    [false, ['8.8.4.4', '192.168.0.1']],
    [false, ['2606:4700::1111', '::1']],
  ])('is sent (%o) to a name that resolves to %j', async (isPublic, addresses) => {
    const { received, port } = await startReceiver(status(200))
    connectToLoopback()
    resolveTo(addresses)
    const sending = send(`http://hooks.example.com:${port}/`, false)
    if (isPublic) await sending
    else await expect(sending).rejects.toMatchObject({ code: 'EPRIVATE', refused: true })
    const hosts = received.map(({ headers }) => headers.host)
    expect(hosts).toEqual(isPublic ? [`hooks.example.com:${port}`] : [])
  })

  it('is given up if the receiver does not answer in time', async () => {
    const { port } = await startReceiver(() => {})
    await expect(send(`http://127.0.0.1:${port}/`, true, 100)).rejects.toMatchObject({ refused: false })
  })
})

/** Runs a command where a public address is this machine and nothing leaves it. */
const NAMESPACE = ['-rn', 'sh', '-c', 'ip link set lo up && ip addr add 8.8.4.4/32 dev lo && "$@"', 'sh']

it('webhook: is delivered once to a public address whose receiver was down for an hour', async ({ skip }) => {
  skip(spawnSync('unshare', [...NAMESPACE, 'true']).status !== 0, 'this machine allows no network namespaces')
  const script = [process.execPath, 'test/support/public-receiver.ts', newSqliteAddress().path]
  const { stdout } = await promisify(execFile)('unshare', [...NAMESPACE, ...script])
  expect(JSON.parse(stdout)).toEqual({ down: 'ECONNREFUSED', received: 1 })
})
