import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { validMessage } from './testing/messages.ts'
import { postForm, postJson, startTestApp } from './testing/test-app.ts'

const EVERYWHERE = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'strict-transport-security': expect.stringMatching(/^max-age=63072000/),
}

it('puts the security headers on every kind of answer', async () => {
  const { app } = await startTestApp({
    environment: { SITE_URL: 'https://example.com', CONTACT_RATE_MAX: '1' },
  })
  const answers = [
    await app.inject('/'),
    await app.inject('/_astro/app.B3x_.js'),
    await app.inject({ url: '/assets/videos/hero-background.mp4', headers: { range: 'bytes=0-1' } }),
    await app.inject('/about/'),
    await app.inject('/services/unknown'),
    await app.inject('/unknown'),
    await app.inject('/404'),
    await app.inject('/%zz'),
    await app.inject('/healthz'),
    await app.inject('/readyz'),
    await app.inject('/api/unknown'),
    await app.inject('/api/contact'),
    await postJson(app, validMessage),
    await postJson(app, validMessage),
    await postJson(app, '{'),
    await postJson(app, 'x'.repeat(20_000)),
    await postJson(app, validMessage, { 'content-type': 'text/plain' }),
    await postJson(app, {}),
    await postForm(app, {}, { origin: 'https://example.com' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 206, 308, 302, 404, 404, 400, 200, 200, 404, 405, 201, 429, 400, 413, 415, 422, 422,
  ])
  for (const { headers } of answers) {
    expect(headers).toMatchObject(EVERYWHERE)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('set-cookie')
  }
})

it('demands no TLS of a site on plain http', async () => {
  const { app } = await startTestApp()
  const { headers } = await app.inject('/')
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

it('answers what is no HTTP with one sentence and the same headers', async () => {
  const { app, logLines } = await startTestApp()
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  for (const [bytes, status] of [
    ['AMINA BELLO WROTE THIS\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(10_000)}\r\n\r\n`, 431],
    ['POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ] as const) {
    const answer = await sendRaw(Number(new URL(address).port), bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain('x-content-type-options: nosniff')
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ error: expect.stringMatching(/\.$/) })
  }
  expect(logLines.join('')).not.toContain('AMINA')
})

it('answers a mistake of its own with 500 and keeps the reason to the log', async () => {
  const { app, logLines } = await startTestApp()
  app.get('/broken', () => {
    throw new TypeError('secret detail')
  })
  const response = await app.inject('/broken')
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({ error: expect.stringMatching(/\.$/) })
  expect(logLines.filter((line) => line.includes('"failed"'))).toHaveLength(1)
})

it('serves the API alone behind a development server', async () => {
  const { app } = await startTestApp({ withSite: false })
  expect((await postJson(app, validMessage)).statusCode).toBe(201)
  expect((await app.inject('/')).json()).toEqual({ error: expect.stringMatching(/\.$/) })
})

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
