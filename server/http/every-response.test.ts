import { connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { BODY_LIMIT } from '#contact/fields.ts'
import { validMessage } from '#test/support/messages.ts'
import { postForm, postJson, startTestApp, type TestApp } from '#test/support/test-app.ts'

const SITE = 'https://example.com'

/** The full set of security headers, exact but for the hashes of inline scripts. */
const EVERYWHERE = {
  'content-security-policy': expect.stringMatching(
    new RegExp(
      [
        "^default-src 'none'; script-src 'self'(?: 'sha256-[\\w+/=]+')*; script-src-attr 'none'",
        "style-src 'self'(?: 'sha256-[\\w+/=]+')*; style-src-attr 'none'; img-src 'self' data:; media-src 'self'",
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'",
        "base-uri 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'",
        'trusted-types offline; upgrade-insecure-requests$',
      ].join('; '),
    ),
  ),
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/^accelerometer=\(\),.* camera=\(\),.* usb=\(\)$/),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** The headers of other files, without those that only affect documents. */
const ASSET = {
  'content-security-policy':
    "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

/** What no answer has. */
const UNDRESSED = ['x-powered-by', 'server', 'set-cookie']

const GET = (url: string, headers: Record<string, string> = {}): InjectOptions => ({ url, headers })
const VIDEO = '/assets/videos/hero-background.mp4'

/** Every kind of answer that is a question of the address alone. */
const PLAIN: [kind: string, status: number, question: InjectOptions][] = [
  ['a page', 200, GET('/')],
  ['a page, asked for its head', 200, { method: 'HEAD', url: '/about' }],
  ['a page, compressed', 200, GET('/', { 'accept-encoding': 'br' })],
  ['a file that may change', 200, GET('/robots.txt')],
  ['the service worker', 200, GET('/sw.js')],
  ['the thank-you page', 200, GET('/contact/thank-you?reference=K7Q2-M9XD')],
  ['an unknown service', 302, GET('/services/unknown')],
  ['the template of the form', 302, GET('/contact/form-answer')],
  ['an address with a slash too many', 308, GET('/about/')],
  ['an address with a line break in it', 404, GET('/%0d%0aset-cookie:a=b')],
  ['an unknown address', 404, GET('/unknown')],
  ['the page for unknown addresses', 404, GET('/404')],
  ['a hidden file', 404, GET('/.env')],
  ['an unknown address of the API', 404, GET('/api/unknown')],
  ['an address that cannot be read', 400, GET('/%zz')],
  ['a post to a page', 405, { method: 'POST', url: '/about' }],
  ['the contact endpoint, read', 405, GET('/api/contact')],
  ['a probe', 200, GET('/healthz')],
  ['a probe that writes', 200, GET('/readyz')],
  ['the probe for mail', 200, GET('/mailz')],
]

/** Answers with a file that pages are made of. */
const ASSETS: typeof PLAIN = [
  ['a file that never changes', 200, GET('/_astro/app.B3x_.js')],
  ['a part of the film', 206, GET(VIDEO, { range: 'bytes=0-1' })],
  ['a part beyond the end of the film', 416, GET(VIDEO, { range: 'bytes=5000-' })],
]

describe('every answer has all security headers and tells no version', () => {
  it.each(PLAIN)('%s, %i', async (_, status, question) => {
    const { app } = await start()
    const { statusCode, headers } = await app.inject(question)
    expect(statusCode).toBe(status)
    expectDressed(headers)
  })

  it.each(ASSETS)('%s, %i, has those that concern a file', async (_, status, question) => {
    const { app } = await start()
    const { statusCode, headers } = await app.inject(question)
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject(ASSET)
    for (const name of UNDRESSED) expect(headers).not.toHaveProperty(name)
  })

  it('a page allows its own inline scripts and styles, not those of other pages', async () => {
    const { app } = await start()
    const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy'])
    expect(await policyOf('/services/data-engineering')).toMatch(/style-src 'self' 'sha256-/)
    expect(await policyOf('/about')).not.toMatch(/style-src 'self' 'sha256-/)
    expect(await policyOf('/about')).toMatch(/script-src 'self' 'sha256-/)
  })

  it('a page and a file that the browser has, 304', async () => {
    const { app } = await start()
    for (const url of ['/', '/robots.txt', '/sw.js']) {
      const { etag = '' } = (await app.inject(url)).headers
      const { statusCode, headers } = await app.inject(GET(url, { 'if-none-match': String(etag) }))
      expect(statusCode, url).toBe(304)
      expectDressed(headers)
    }
  })

  it('a card, which other sites may show', async () => {
    const { app } = await start()
    const { statusCode, headers } = await app.inject('/cards/services/data-engineering.png')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ ...EVERYWHERE, 'cross-origin-resource-policy': 'cross-origin' })
  })

  it('a message, taken or refused', async () => {
    const { app } = await start({ CONTACT_RATE_MAX: '2', ALLOWED_ORIGINS: 'https://pages.example' })
    const answers = [
      await postJson(app, validMessage),
      await postForm(app, { ...validMessage, message: 'By a form.' }, { origin: SITE }),
      await postJson(app, { ...validMessage, message: 'One too many.' }),
      await postJson(app, '{'),
      await postJson(app, 'x'.repeat(BODY_LIMIT + 1)),
      await postJson(app, validMessage, { 'content-type': 'text/plain' }),
      await postJson(app, {}),
      await postForm(app, {}, { origin: SITE }),
      await postJson(app, validMessage, { origin: 'https://other.example' }),
      await app.inject({
        method: 'OPTIONS',
        url: '/api/contact',
        headers: { origin: 'https://pages.example', 'access-control-request-method': 'POST' },
      }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      201, 303, 429, 400, 413, 415, 422, 422, 403, 204,
    ])
    for (const { headers } of answers) {
      expectDressed(headers)
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('a message and a probe while the store is away, 503', async () => {
    const away = () => Promise.reject(new Error('disk full'))
    const { app } = await start({}, { accept: away, probe: away, outbox: away })
    for (const { statusCode, headers } of [
      await postJson(app, validMessage),
      await postForm(app, { ...validMessage }, { origin: SITE }),
      await app.inject('/readyz'),
      await app.inject('/mailz'),
    ]) {
      expect(statusCode).toBe(503)
      expect(headers['retry-after']).toBe('10')
      expectDressed(headers)
    }
  })

  it('a mistake of our own, 500', async () => {
    const { app } = await start()
    app.get('/broken', () => {
      throw new TypeError('secret detail')
    })
    const { statusCode, headers } = await app.inject('/broken')
    expect(statusCode).toBe(500)
    expectDressed(headers)
  })

  it.each([
    ['what is no HTTP', 400, 'AMINA BELLO WROTE THIS\r\n\r\n'],
    ['headers that never end', 431, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(10_000)}\r\n\r\n`],
    [
      'a body with two lengths',
      400,
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    ['an unknown method', 400, 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('%s, %i, in one sentence', async (_, status, bytes) => {
    const { app, logLines } = await start()
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const answer = await sendRaw(Number(new URL(address).port), bytes)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    const [statusLine, ...lines] = head.split('\r\n')
    expect(statusLine).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expectDressed(Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2))))
    expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/\.$/) })
    expect(logLines.join('')).not.toContain('AMINA')
  })
})

function start(environment: Record<string, string> = {}, failing: object = {}): Promise<TestApp> {
  return startTestApp({ environment: { SITE_URL: SITE, ...environment }, changeStore: () => failing })
}

function expectDressed(headers: object): void {
  expect(headers).toMatchObject(EVERYWHERE)
  for (const name of UNDRESSED) expect(headers).not.toHaveProperty(name)
}

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
