import { connect as connectHttp2 } from 'node:http2'
import { connect } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { workerData } from 'node:worker_threads'
import { BODY_LIMIT } from '#contact/api.ts'
import { SITE_NAME } from '../support/deploy-config.ts'
import { FILM } from '../support/fake-site.ts'
import { send } from '../support/http-client.ts'
import { makeMessage } from '../support/messages.ts'
import { wait } from '../support/wait.ts'

export type Abuse = { kind: keyof typeof KINDS; port: number }

/** The address of the client that abuses the site. Its messages of many networks name them in X-Forwarded-For. */
const ADDRESS = { host: '127.0.0.1', localAddress: '127.0.0.2' }

const JSON_HEAD = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const LONG_BODY = `${JSON_HEAD}Content-Length: ${BODY_LIMIT}\r\n\r\n${' '.repeat(BODY_LIMIT - 1)}`
const SHORT_POST = `${JSON_HEAD}Content-Length: 2\r\n\r\n{}`
const CHUNK = `10000\r\n${' '.repeat(65_536)}\r\n`

/** What abusive clients do for as long as their thread runs, without end and without waiting for answers that do not come. */
const KINDS = {
  /** Up to 45 Mbit/s of forms that are refused. */
  'refused forms': ({ port }: Abuse) =>
    repeat(40, 500, (n) => {
      const quotes = n % 2 ? "'".repeat(70_000) : '%27'.repeat(23_000)
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return post(port, headers, `name=a&email=b&message=${quotes}`, ADDRESS.localAddress)
    }),
  /** One endless body, and bodies behind others that never get their last byte. */
  'bodies without an end': ({ port }: Abuse) =>
    repeat(60, 200, (n) => keepOpen(port, n ? SHORT_POST + LONG_BODY : '', n ? '' : CHUNK, 0)),
  'slow uploads': ({ port }: Abuse) =>
    repeat(200, 200, () => keepOpen(port, `${JSON_HEAD}Content-Length: 9000\r\n\r\n`, ' ', 1_000)),
  /** Long messages of four networks, each of which has 14 customers. */
  'long messages': ({ port }: Abuse) =>
    repeat(8, 20, (n, turn) => {
      const address = `2001:db8:${turn % 4}:${(n + turn) % 14}00::1`
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
      const { message, ...others } = makeMessage(`${n} ${turn}`)
      const words = `${message} ${'We need a payroll. '.repeat(250)}`
      return post(port, headers, JSON.stringify({ ...others, message: words }))
    }),
  /** 4,500 streams over Caddy: bodies without an end, and readers of a film that read nothing. */
  'HTTP/2 streams': ({ port }: Abuse) =>
    repeat(18, 1_000, (n) => {
      const socket = connectTls({
        ...ADDRESS,
        port,
        servername: SITE_NAME,
        ALPNProtocols: ['h2'],
        rejectUnauthorized: false,
      })
      const session = connectHttp2(`https://${SITE_NAME}`, {
        createConnection: () => socket,
        settings: { initialWindowSize: 1 },
      })
      const head =
        n % 2
          ? { ':path': FILM }
          : { ':path': '/api/contact', ':method': 'POST', 'content-type': 'application/json' }
      session.once('connect', () =>
        repeat(250, 5_000, () => {
          const stream = session.request(head, { endStream: n % 2 === 1 })
          if (n % 2 === 0) stream.write('{')
          return closed(stream)
        }),
      )
      return closed(session)
    }),
}

const abuse = workerData as Abuse
KINDS[abuse.kind](abuse)

/** Repeats an action in some loops, with a pause after each turn. */
function repeat(loops: number, pauseMs: number, act: (loop: number, turn: number) => Promise<unknown>): void {
  const run = async (loop: number) => {
    for (let turn = 0; ; turn++) {
      await act(loop, turn).catch(() => {})
      await wait(pauseMs)
    }
  }
  for (let loop = 0; loop < loops; loop++) void run(loop)
}

function post(port: number, headers: Record<string, string>, body: string, localAddress?: string) {
  const from = localAddress ? { localAddress } : {}
  return send(`http://127.0.0.1:${port}/api/contact`, { method: 'POST', headers, body, ...from })
}

/** Opens a connection, and sends something again and again until the server closes it: as fast as it is read, or with pauses. */
function keepOpen(port: number, first: string, again: string, pauseMs: number): Promise<void> {
  const socket = connect({ ...ADDRESS, port })
  socket.write(first || `${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n`)
  const timer = setInterval(() => {
    if (again && !socket.writableNeedDrain) socket.write(again)
  }, pauseMs)
  return closed(socket.resume()).finally(() => clearInterval(timer))
}

function closed(stream: NodeJS.EventEmitter): Promise<void> {
  stream.on('error', () => {})
  return new Promise((resolve) => stream.once('close', resolve))
}
