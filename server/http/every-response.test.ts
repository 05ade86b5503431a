import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { BODY_LIMIT } from '#contact/api.ts'
import { sendRaw } from '#test/support/http-client.ts'
import { validMessage } from '#test/support/messages.ts'
import { postForm, postJson, startTestApp, type TestApp } from '#test/support/test-app.ts'
import { securityHeaders } from './security-headers.ts'

const SITE = 'https://example.com'
const API = '/api/contact'

/** Security headers of all responses except subresources. The CSP hashes differ from page to page. */
const SECURITY_HEADERS = {
  'content-security-policy': expect.stringMatching(
    new RegExp(
      [
        "^default-src 'none'; script-src 'self'(?: 'sha256-[\\w+/=]+')*; script-src-attr 'none'",
        "style-src 'self'(?: 'sha256-[\\w+/=]+')*; style-src-attr 'none'; img-src 'self'; media-src 'self'",
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

/** Security headers of subresources. Headers that only affect documents are left out. */
const ASSET = {
  'content-security-policy':
    "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

/** Headers that no response may have. */
const FORBIDDEN_HEADERS = ['x-powered-by', 'server', 'set-cookie']

const GET = (url: string, headers: Record<string, string> = {}): InjectOptions => ({ url, headers })
const VIDEO = '/assets/videos/hero-background.mp4'

/** One request for each kind of response that depends only on the request line and headers. */
const RESPONSES: [kind: string, status: number, request: InjectOptions][] = [
  ['a page', 200, GET('/')],
  ['a HEAD request for a page', 200, { method: 'HEAD', url: '/about' }],
  ['a page, compressed', 200, GET('/', { 'accept-encoding': 'br' })],
  ['a file that may change', 200, GET('/robots.txt')],
  ['the service worker', 200, GET('/sw.js')],
  ['the thank-you page', 200, GET('/contact/thank-you?reference=K7Q2-M9XD')],
  ['an unknown service', 302, GET('/services/unknown')],
  ['the template of the form', 302, GET('/contact/form-answer')],
  ['a URL with a trailing slash', 308, GET('/about/')],
  ['a URL with a line break', 404, GET('/%0d%0aset-cookie:a=b')],
  ['an unknown URL', 404, GET('/unknown')],
  ['the not-found page', 404, GET('/404')],
  ['a hidden file', 404, GET('/.env')],
  ['an unknown URL of the API', 404, GET('/api/unknown')],
  ['a missing social image', 404, GET('/cards/none.png')],
  ['a malformed URL', 404, GET('/%zz')],
  ['a malformed URL of the API', 404, GET('/api/%zz')],
  ['a post to a page', 405, { method: 'POST', url: '/about' }],
  ['a GET request to the contact API', 405, GET('/api/contact')],
  ['the liveness probe', 200, GET('/healthz')],
  ['the readiness probe', 200, GET('/readyz')],
]

/** Requests for subresources, which are files that pages load. */
const ASSETS: typeof RESPONSES = [
  ['an immutable file', 200, GET('/_astro/app.B3x_.js')],
  ['a range of the video', 206, GET(VIDEO, { range: 'bytes=0-1' })],
  ['a range beyond the end of the video', 416, GET(VIDEO, { range: 'bytes=5000-' })],
]

const LONG = 'x'.repeat(20_000)

/** The beginning of requests that are refused by the parser or the router. */
const MALFORMED: [status: number, head: string][] = [
  [400, 'AMINA BELLO WROTE THIS'],
  [431, `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${LONG}`],
  [431, `POST ${API} HTTP/1.1\r\nAccept: text/html\r\nCookie: ${LONG}`],
  [431, `POST ${API} HTTP/1.1\r\nCookie: ${LONG}`],
  [431, `GET /${LONG} HTTP/1.1\r\nHost: x`],
  [400, 'GET /caf\u00E9 HTTP/1.1\r\nHost: x'],
  [400, 'GET /a b HTTP/1.1\r\nHost: x'],
  [404, 'GET /a\\b HTTP/1.1\r\nHost: x'],
  [404, 'GET /%E0%A4%A HTTP/1.1\r\nHost: x'],
  [400, 'GET / HTTP/1.1\r\nHost: x\r\nContent-Type: a\r\nContent-Type: b'],
  [400, 'GET / HTTP/1.1\r\nHost: x\r\nHost: y'],
  [400, `POST ${API} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked`],
  [400, 'BREW / HTTP/1.1\r\nHost: x'],
]

describe('security headers', () => {
  it('are complete on every response, and forbid proxies to change HTML, which would break its CSP', async () => {
    const { app } = await start()
    for (const [kind, status, request] of [...RESPONSES, ...ASSETS]) {
      const { statusCode, headers, body } = await app.inject(request)
      expect.soft([kind, statusCode]).toEqual([kind, status])
      const isAsset = ASSETS.some(([name]) => name === kind)
      expect.soft(headers, kind).toMatchObject(isAsset ? ASSET : SECURITY_HEADERS)
      for (const name of FORBIDDEN_HEADERS) expect.soft(headers, kind).not.toHaveProperty(name)
      if (!String(headers['content-type']).startsWith('text/html')) continue
      expect.soft(headers['cache-control'], kind).toMatch(/^no-(?:cache|store), no-transform$/)
      if (request.method !== 'HEAD' && !headers['content-encoding'])
        expect.soft(body, kind).toMatch(/^<!doctype html>.*<(?:h1|title)>[A-Z]/s)
    }
  })

  it('allow a page only its own inline scripts and styles, not those of other pages', async () => {
    const { app } = await start()
    const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy'])
    expect(await policyOf('/services/data-engineering')).toMatch(/style-src 'self' 'sha256-/)
    expect(await policyOf('/about')).not.toMatch(/style-src 'self' 'sha256-/)
    expect(await policyOf('/about')).toMatch(/script-src 'self' 'sha256-/)
    expect(await policyOf('/readyz')).not.toContain('sha256')
  })

  it('let other sites show social images and icons', async () => {
    const { app } = await start()
    for (const url of ['/cards/services/data-engineering.png', '/favicon.svg'])
      expect((await app.inject(url)).headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it('are complete on the responses for accepted and refused messages', async () => {
    const { app } = await start({
      CONTACT_RATE_PER_MINUTE: '1',
      CONTACT_RATE_PER_HOUR: '1',
      ALLOWED_ORIGINS: 'https://pages.example',
    })
    for (let n = 0; n < 8; n++) await postJson(app, { ...validMessage, message: `no. ${n}` })
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
      expectSecurityHeaders(headers)
      expect(headers['cache-control']).toBe('no-store, no-transform')
    }
  })

  it('are complete on the response for an internal error (500), which is logged once', async () => {
    const { app, logLines } = await start()
    app.get('/broken', () => {
      throw new TypeError('secret detail')
    })
    const response = await app.inject('/broken')
    expect(response.statusCode).toBe(500)
    expect(response.body).toMatch(/<h1>[A-Z][^<]+\.<\/h1>/)
    expect(response.body).not.toContain('secret')
    expectSecurityHeaders(response.headers)
    expect(logLines.filter((line) => line.includes('"request failed"'))).toHaveLength(1)
  })

  it('are complete on the responses for requests that are no valid HTTP, JSON only for clients of the API', async () => {
    const { app, logLines } = await start()
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    for (const [status, head] of MALFORMED) {
      const answer = await sendRaw(Number(port), `${head}\r\nConnection: close\r\n\r\n`)
      const [top = '', body = ''] = answer.split('\r\n\r\n')
      const [statusLine, ...lines] = top.split('\r\n')
      expect(statusLine, head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expectSecurityHeaders(Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2))))
      if (head.includes(API) && !head.includes('text/html'))
        expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/\.$/) })
      else expect(body, head).toMatch(/^<!doctype html>.*<h1>[A-Z]/s)
    }
    expect(logLines.join('')).not.toContain('AMINA')
  })
})

function start(environment: Record<string, string> = {}): Promise<TestApp> {
  return startTestApp({ environment: { SITE_URL: SITE, ...environment } })
}

function expectSecurityHeaders(headers: object): void {
  expect(headers).toMatchObject(SECURITY_HEADERS)
  for (const name of FORBIDDEN_HEADERS) expect(headers).not.toHaveProperty(name)
}

const local = { siteOrigin: 'http://localhost:3000', apiOrigin: undefined }
const policyOf = (origins: object) =>
  securityHeaders({ ...local, ...origins })['content-security-policy'] ?? ''

it('CSP: allows scripts and forms to post to the origin of the API', () => {
  const policy = policyOf({ apiOrigin: 'https://api.example.com' })
  expect(policy).toContain("; connect-src 'self' https://api.example.com; ")
  expect(policy).toContain("; form-action 'self' https://api.example.com; ")
})

it('security headers: do not require TLS for an http site', () => {
  expect(policyOf({})).not.toContain('upgrade-insecure-requests')
  expect(securityHeaders(local)).not.toHaveProperty('strict-transport-security')
})
