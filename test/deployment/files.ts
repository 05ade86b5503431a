import { exactly, type Figure } from '../resilience/scenario.ts'
import type { Answer, Client } from './client.ts'
import { holds } from './deployment.ts'
import { isDressed } from './same-responses.ts'

const VIDEO = '/assets/videos/hero-background.mp4'

/** Browsers ask for a film in parts. */
export async function provesFilm(client: Client): Promise<Figure[]> {
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
export async function provesRevisits(client: Client): Promise<Figure[]> {
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
