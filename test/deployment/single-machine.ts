import { connect } from 'node:tls'
import { exactly, type Figure } from '../resilience/scenario.ts'
import { type Answer, askPlain } from './client.ts'
import { SITE_NAME } from './configuration.ts'
import { deploy, holds, SITE } from './deployment.ts'
import { provesFilm, provesRevisits } from './files.ts'
import type { Front } from './reverse-proxy.ts'
import { isDressed, provesSameAnswers } from './same-responses.ts'
import { leave } from './visits.ts'

/** Pages and files from nginx, messages through it, and what it does when the server is gone. */
export async function oneMachine(): Promise<Figure[]> {
  const { front, servers, end } = await deploy(
    { count: 1, places: 2 },
    { ALLOWED_ORIGINS: 'https://pages.example' },
  )
  const { client } = front
  try {
    const same = await provesSameAnswers(client, servers.ports[0] ?? 0, SITE)
    const figures = [
      ...same,
      ...(await provesTransport(front)),
      ...(await provesFilm(client)),
      ...(await provesRevisits(client)),
      ...(await provesUnreadable(front)),
    ]
    await servers.end()
    const refused = await leave(client, 'while the server is down')
    const page = await client.ask('/about')
    const probes = [await client.ask('/readyz'), await client.ask('/mailz')]
    const outside = await client.ask('/..%2f..%2f..%2f..%2fetc/passwd')
    return [
      ...figures,
      exactly('server down: status of a message', refused.status, 503),
      holds(
        'server down: the message is refused in words, with a time to try again',
        /send it again/.test(refused.body.toString()) && refused.headers['retry-after'] === '10',
      ),
      exactly('server down: status of a page', page.status, 200),
      holds('all headers on all of these', [refused, page, ...probes, outside].every(isDressed)),
      exactly(
        `probes from outside with status 404, of ${probes.length}`,
        probes.filter(({ status }) => status === 404).length,
        probes.length,
      ),
      exactly('a way out of the folder: status', outside.status, 400),
    ]
  } finally {
    await end()
  }
}

/** TLS of today only, and no message in the open. */
async function provesTransport({ client, httpPort, httpsPort }: Front): Promise<Figure[]> {
  const host = { host: SITE_NAME }
  const plain = await askPlain(httpPort, '/about?a=1', { headers: host })
  const posted = await askPlain(httpPort, '/api/contact', { method: 'POST', headers: host, body: '{}' })
  const stranger = await askPlain(httpPort, '/', { headers: { host: 'other.example' } }).catch(
    () => undefined,
  )
  const www = await client.ask('/work?category=EdTech', { headers: { host: `www.${SITE_NAME}` } })
  const old = await canConnect(httpsPort, 'TLSv1.1', SITE_NAME)
  const unknown = await canConnect(httpsPort, 'TLSv1.3', 'other.example')
  return [
    holds(
      'without TLS: a page leads to itself with TLS',
      plain.status === 308 && plain.headers.location === `https://${SITE_NAME}/about?a=1`,
    ),
    exactly('without TLS: status of a message', posted.status, 403),
    holds(
      'www leads to the one name',
      www.status === 308 && www.headers.location === `https://${SITE_NAME}/work?category=EdTech`,
    ),
    holds('TLS 1.1 is refused', !old),
    holds('other names get no answer', stranger === undefined && !unknown),
  ]
}

function canConnect(port: number, version: 'TLSv1.1' | 'TLSv1.3', name: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({
      host: '127.0.0.1',
      port,
      servername: name,
      minVersion: version,
      maxVersion: version,
      ciphers: 'DEFAULT@SECLEVEL=0',
      rejectUnauthorized: false,
    })
    socket.on('secureConnect', () => done(true))
    socket.on('error', () => done(false))
    socket.on('close', () => {
      socket.destroy()
      done(false)
    })
    setTimeout(() => socket.end(), 2_000).unref()
  })
}

/** What is no HTTP is answered by nginx itself. */
async function provesUnreadable({ httpsPort }: Front): Promise<Figure[]> {
  const long = `GET / HTTP/1.1\r\nhost: ${SITE_NAME}\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`
  const answers = [
    await sayRaw(httpsPort, 'This is no HTTP\r\n\r\n'),
    await sayRaw(httpsPort, `GET / HTTP/1.1\r\nhost: ${SITE_NAME}\r\nhost: other.example\r\n\r\n`),
    await sayRaw(httpsPort, `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nhost: ${SITE_NAME}\r\n\r\n`),
    await sayRaw(httpsPort, long),
  ]
  return [
    holds(
      'no HTTP, two hosts, a long address, a long header: 400, 400, 414, 400',
      answers.map(({ status }) => status).join(' ') === '400 400 414 400',
    ),
    holds('unreadable: all headers on all of these', answers.every(isDressed)),
  ]
}

function sayRaw(port: number, bytes: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const said: Buffer[] = []
    const socket = connect({ host: '127.0.0.1', port, servername: SITE_NAME, rejectUnauthorized: false })
    socket.on('secureConnect', () => socket.write(bytes))
    socket.on('data', (chunk) => said.push(chunk))
    socket.on('error', fail)
    socket.on('close', () => done(parseAnswer(Buffer.concat(said).toString())))
    setTimeout(() => socket.destroy(), 5_000).unref()
  })
}

function parseAnswer(text: string): Answer {
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  return {
    status: Number(statusLine.split(' ')[1] ?? 0),
    headers: Object.fromEntries(
      lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^[^:]*:\s*/, '')]),
    ),
    body: Buffer.from(body),
  }
}
