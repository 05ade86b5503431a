import { connect } from 'node:tls'
import { exactly, type Figure } from '../proof.ts'
import { type Answer, askPlain, type Client } from './client.ts'
import { SITE_NAME } from './configuration.ts'
import { deploy, holds, SITE } from './deployment.ts'
import type { Front } from './front.ts'
import { isDressed, provesSameAnswers } from './same-answers.ts'
import { leave } from './visits.ts'

const VIDEO = '/assets/videos/hero-background.mp4'

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
    ]
    await servers.end()
    const refused = await leave(client, 'while the server is down')
    const page = await client.ask('/about')
    const probe = await client.ask('/readyz')
    const outside = await client.ask('/..%2f..%2f..%2f..%2fetc/passwd')
    return [
      ...figures,
      exactly('server down: status of a message', refused.status, 503),
      holds(
        'server down: the message is refused in words, with a time to try again',
        /send it again/.test(refused.body.toString()) && refused.headers['retry-after'] === '10',
      ),
      exactly('server down: status of a page', page.status, 200),
      holds('all headers on all of these', [refused, page, probe, outside].every(isDressed)),
      exactly('probes from outside: status', probe.status, 404),
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

/** Browsers ask for a film in parts. */
async function provesFilm(client: Client): Promise<Figure[]> {
  const part = await client.ask(VIDEO, { headers: { range: 'bytes=100-299' } })
  const last = await client.ask(VIDEO, { headers: { range: 'bytes=-50' } })
  const beyond = await client.ask(VIDEO, { headers: { range: 'bytes=999999999-' } })
  return [
    exactly('film: status of a part', part.status, 206),
    exactly('film: bytes of a part of 200', part.body.length, 200),
    holds(
      'film: the part says which it is',
      /^bytes 100-299\/\d+$/.test(part.headers['content-range'] ?? '') &&
        part.headers['content-type'] === 'video/mp4',
    ),
    exactly('film: bytes of the last 50', last.body.length, 50),
    exactly('film: status of a part beyond its end', beyond.status, 416),
    holds('film: all headers on all of these', [part, last, beyond].every(isDressed)),
  ]
}

/** What a browser has already is not sent again. */
async function provesRevisits(client: Client): Promise<Figure[]> {
  const again: Answer[] = []
  for (const path of ['/', '/favicon.svg', '/sw.js']) {
    const { headers } = await client.ask(path)
    again.push(await client.ask(path, { headers: { 'if-none-match': headers.etag ?? '' } }))
  }
  return [
    exactly('revisits answered 304 of 3', again.filter(({ status }) => status === 304).length, 3),
    holds('revisits: all headers on all of these', again.every(isDressed)),
  ]
}
