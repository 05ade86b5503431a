import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { LIMITS } from '#contact/fields.ts'
import { exactly, type Figure } from '../resilience/scenario.ts'
import { type Answer, askPlain, type Client, type Question } from './client.ts'
import { SITE_NAME } from './configuration.ts'

type Case = [method: string, path: string, question?: Question]

/** Beside the security headers: what an answer says of itself. */
const TOLD = [
  'content-type',
  'content-encoding',
  'cache-control',
  'location',
  'allow',
  'retry-after',
] as const

const JSON_BODY = { 'content-type': 'application/json' }
const FORM_BODY = { 'content-type': 'application/x-www-form-urlencoded' }
const LONG = 'x'.repeat(160_000)
/** The longest message that is taken, of letters that a form writes with nine signs each. */
const LONGEST = new URLSearchParams({ name: 'Ọmọlará', message: 'ẹ'.repeat(LIMITS.message) }).toString()

/** The proxy answers as the server does: the same status, the same headers, the same bytes. */
export async function provesSameAnswers(client: Client, serverPort: number, site: string): Promise<Figure[]> {
  const cases = [...pageCases(), ...fileCases(site), ...unknownCases(), ...messageCases()]
  const differences: string[] = []
  let bare = 0
  for (const [method, path, question] of cases) {
    const asked = { method, ...question }
    const [inFront, behind] = await Promise.all([
      client.ask(path, asked),
      askPlain(serverPort, path, { ...asked, headers: { host: SITE_NAME, ...asked.headers } }),
    ])
    differences.push(...compare(inFront, behind).map((text) => `${method} ${path}: ${text}`))
    if (!isDressed(inFront)) bare += 1
  }
  for (const difference of differences.slice(0, 20)) console.error(difference)
  return [
    exactly(
      `answers that differ from the server’s own, over ${cases.length} requests`,
      differences.length,
      0,
    ),
    exactly('answers without all security headers', bare, 0),
  ]
}

/** Of every answer: the whole set, and no version of anything. */
export function isDressed({ headers }: Answer): boolean {
  return (
    SECURITY.every((name) => headers[name] !== undefined) &&
    headers['x-powered-by'] === undefined &&
    !/\d/.test(headers.server ?? '')
  )
}

const POLICY = 'content-security-policy'
const SECURITY = [
  POLICY,
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
  'cross-origin-resource-policy',
]

function compare(inFront: Answer, behind: Answer): string[] {
  // A redirect has a text that nobody sees, and only what may be compressed varies.
  const isRedirect = behind.status >= 300 && behind.status < 400
  const names = [
    // A proxy has one set for everything; the server leaves out what does not concern a file.
    ...SECURITY.filter((name) => name !== POLICY && behind.headers[name] !== undefined),
    ...TOLD.filter((name) => !(isRedirect && name === 'content-type')),
    ...(behind.headers['content-encoding'] ? ['vary'] : []),
  ]
  const differences = names
    .filter((name) => meaning(inFront.headers[name]) !== meaning(behind.headers[name]))
    .map((name) => `${name} is ${inFront.headers[name]}, not ${behind.headers[name]}`)
  const isPage = !isRedirect && behind.headers['content-type']?.startsWith('text/html') === true
  if (!covers(inFront.headers[POLICY], behind.headers[POLICY], isPage))
    differences.push(
      `${POLICY} is ${inFront.headers[POLICY]}, which does not cover ${behind.headers[POLICY]}`,
    )
  if (inFront.status !== behind.status) differences.unshift(`status ${inFront.status}, not ${behind.status}`)
  else if (!isRedirect && digest(inFront.body) !== digest(behind.body)) differences.push('other bytes')
  return differences
}

/**
 * A proxy's policy must be the server's but for the hashes of inline code, of which it knows those of a page; an
 * answer that is no page has none. A file that pages are made of may do nothing at all there.
 */
function covers(whole: string | undefined, own: string | undefined, isPage: boolean): boolean {
  if (whole === undefined || own === undefined) return false
  if (!own.includes('script-src')) return true
  const hashes = (policy: string): string[] => policy.match(HASH) ?? []
  const known = hashes(whole)
  return (
    whole.replace(HASH, '') === own.replace(HASH, '') &&
    (!isPage || hashes(own).every((hash) => known.includes(hash)))
  )
}

const HASH = / 'sha256-[^']+'/g

/** Types that have two names mean the same under both. */
function meaning(value: string | undefined): string | undefined {
  return value
    ?.toLowerCase()
    .replace(/^text\/javascript/, 'application/javascript')
    .replace(/^text\/xml; charset=utf-8$/, 'application/xml')
}

function digest(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex')
}

function pageCases(): Case[] {
  const paths = ['/', '/about', '/contact?subject=Partnership', '/services', '/services/data-engineering']
  const more = ['/services/data-analytics', '/work', '/products/cortexhr', '/privacy-policy']
  const compressed = ['br', 'gzip'].map(
    (encoding): Case => ['GET', '/', { headers: { 'accept-encoding': encoding } }],
  )
  return [...[...paths, ...more].map((path): Case => ['GET', path]), ['HEAD', '/about'], ...compressed]
}

/** One file of each kind. */
function fileCases(site: string): Case[] {
  const files = globSync('**/*', { cwd: site }).toSorted()
  const kinds = [
    'css',
    'js',
    'woff2',
    'avif',
    'svg',
    'png',
    'xml',
    'txt',
    'webmanifest',
    'json',
    'ico',
    'mp4',
    'webm',
  ]
  const cases = kinds.flatMap((kind): Case[] => {
    const file = files.find((name) => name.endsWith(`.${kind}`))
    return file ? [['GET', `/${file}`]] : []
  })
  const sheet = files.find((name) => name.endsWith('.css'))
  return [
    ...cases,
    ['GET', '/favicon.svg'],
    ['GET', '/sw.js'],
    ['GET', `/${sheet}`, { headers: { 'accept-encoding': 'gzip, br' } }],
  ]
}

function unknownCases(): Case[] {
  const moved = [
    '/about/',
    '/about.html',
    '/index.html',
    '/about/?subject=CSR',
    '/services/data-engineering/',
  ]
  const unknown = ['/services/x', '/work/x', '/products/x', '/products/x/', '/work/x?from=mail']
  const absent = ['/404', '/nothing', '/About', '/services/x/y', '//evil.example/']
  const hidden = [
    '/.env',
    '/.git/HEAD',
    '/_astro/',
    '/assets',
    '/index.html.br',
    '/about.html.gz',
    '/%0d%0ax',
  ]
  const paths = [...moved, ...unknown, ...absent, ...hidden, '/contact/form-answer', '/contact/thank-you/']
  return [
    ...paths.map((path): Case => ['GET', path]),
    ['GET', '/contact/thank-you?reference=K7Q2-M9XD'],
    ['POST', '/about', { body: 'a=1' }],
    ['DELETE', '/nothing'],
  ]
}

function messageCases(): Case[] {
  const post = (headers: Record<string, string>, body: string): Case => [
    'POST',
    '/api/contact',
    { headers, body },
  ]
  return [
    ['GET', '/api/contact'],
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['POST', '/api/contact/', { headers: JSON_BODY, body: '{}' }],
    post(JSON_BODY, '{'),
    post(JSON_BODY, '{}'),
    post({ 'content-type': 'text/plain' }, 'hello'),
    post({ ...JSON_BODY, 'sec-fetch-site': 'cross-site', origin: 'https://other.example' }, '{}'),
    post(JSON_BODY, JSON.stringify({ message: LONG.slice(0, 20_000) })),
    post(JSON_BODY, JSON.stringify({ message: LONG })),
    post(JSON_BODY, JSON.stringify({ message: LONG + LONG })),
    post(FORM_BODY, LONGEST),
    post(FORM_BODY, LONGEST + LONG),
    [
      'OPTIONS',
      '/api/contact',
      { headers: { origin: 'https://pages.example', 'access-control-request-method': 'POST' } },
    ],
  ]
}
