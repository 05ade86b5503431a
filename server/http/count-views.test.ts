import { expect, it } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { postJson, startTestApp } from '#test/support/test-app.ts'
import { findStats } from '../cli/stats.ts'

const UA = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; CUBOT X70) Mobile Safari/537.36' }
const VISIT = { ...UA, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
const FROM = { ...VISIT, referer: 'https://news.example/story?reader=amina@example.com' }

type Kind = [url: string, headers: Record<string, string>, method?: 'GET' | 'HEAD' | 'POST']
const VIEWS: Kind[] = [
  ['/about?email=amina@example.com', VISIT],
  ['/about', FROM],
  ['/', UA],
  ['/', { ...VISIT, 'sec-fetch-dest': 'empty' }],
  ['/', { ...VISIT, referer: 'http://localhost:3000/about', host: 'localhost:3000' }],
  ['/contact', { ...VISIT, referer: 'http://192.168.1.5/' }],
  ['/contact/thank-you?reference=K7Q2-M9XD', VISIT],
]
const UNKNOWN: Kind[] = [
  ['/our-old-page?x=amina@example.com', FROM],
  ['/services/no-such-thing', VISIT],
]
const OTHERS: Kind[] = [
  ['/about', VISIT, 'HEAD'],
  ['/about', { ...VISIT, 'sec-purpose': 'prefetch;prerender' }],
  ['/about', { ...VISIT, purpose: 'prefetch' }],
  ['/about', { ...VISIT, 'x-purpose': 'preview' }],
  ['/about', { ...VISIT, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['/about', { ...VISIT, 'user-agent': 'WhatsApp/2.23.20' }],
  ['/about', { ...VISIT, 'user-agent': '' }],
  ['/about', { ...UA, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
  ['/about', { ...VISIT, 'sec-fetch-dest': 'iframe' }],
  ['/About', VISIT],
  ['/404', VISIT],
  ['/_astro/app.B3x_.js', VISIT],
  ['/team/token', VISIT],
  ['/healthz', VISIT],
  ['/mail/amina@example.com', VISIT],
  ['/call/2348030000000', VISIT],
  ['/.env', VISIT],
  ['/wp-login.php', VISIT],
  ['/our-old-page', VISIT, 'POST'],
]

it('counts: 10,000 requests give exact sums, and leave nothing about a visitor in the store', async () => {
  const { app, database } = await startTestApp()
  const kinds = [...VIEWS, ...UNKNOWN, ...OTHERS]
  const times = kinds.map((_, index) => 300 + index)
  const requests = kinds.flatMap((kind, index) => Array<Kind>(times[index] ?? 0).fill(kind))
  while (requests.length < 10_000) requests.push(OTHERS[0] as Kind)
  for (let start = 0; start < requests.length; start += 50)
    await Promise.all(
      requests
        .slice(start, start + 50)
        .map(([url, headers, method = 'GET']) => app.inject({ method, url, headers })),
    )
  await postJson(app, { ...validMessage, message: 'Subject: Demo of CortexHR\n\nHello' })
  await app.close()
  const { value, text } = await findStats({ database, now: Date.now() })
  const at = (...indices: number[]) => indices.reduce((sum, index) => sum + (times[index] ?? 0), 0)
  expect(value).toMatchObject({
    messages: [{ name: 'Demo', total: 1 }],
    days: [{ total: at(0, 1, 2, 3, 4, 5, 6) }],
    pages: [
      { name: '/', total: at(2, 3, 4) },
      { name: '/about', total: at(0, 1) },
      { name: '/contact/thank-you', total: at(6) },
      { name: '/contact', total: at(5) },
    ],
    sites: [{ name: 'news.example', total: at(1) }],
    unknown: [
      { name: '/services/no-such-thing', total: at(8) },
      { name: '/our-old-page', total: at(7) },
    ],
  })
  expect(text).toContain(`ASKED FOR\tUNKNOWN ADDRESS\n${at(8)}\t/services/no-such-thing`)
  const dump = JSON.stringify(await database.selectFrom('counts').selectAll().execute())
  expect(dump).not.toMatch(/amina|Mozilla|\?|127\.0\.0\.1|192\.168|K7Q2|reader|234803/)
}, 60_000)
