import type { FastifyInstance, FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { invalidBodies } from '#test/support/invalid-bodies.ts'
import { SERVICE_NAMES, validMessage } from '#test/support/messages.ts'
import { postForm, postJson, startTestApp } from '#test/support/test-app.ts'
import { classifyOrigin } from './request-origin.ts'

const REFERENCE = /^[2-9A-Z]{4}-[2-9A-Z]{4}$/

describe('contact API', () => {
  it('stores a valid message with a pending notification, and answers 201 with a sentence and the reference', async () => {
    const { app, database, wakes } = await startTestApp()
    const response = await postJson(app, { ...validMessage, name: '  Amina Bello ' })
    expect(response.statusCode).toBe(201)
    const { message, reference, ...rest } = response.json()
    expect(message).toMatch(/^[A-Z].+\.$/)
    expect(reference).toMatch(REFERENCE)
    expect(rest).toEqual({})

    const rows = await database.selectFrom('messages').selectAll().execute()
    expect(rows).toMatchObject([{ ...validMessage, reference, accepted_at: expect.any(Number) }])
    const notifications = await database.selectFrom('notifications').selectAll().execute()
    expect(notifications).toMatchObject([{ reference, state: 'pending', attempts: 0 }])
    expect(wakes()).toBe(1)
  })

  it('accepts any valid spelling of the content type, and 5,000 emoji, also as escape sequences', async () => {
    const { app } = await startTestApp()
    for (const type of [
      'application/json; charset=utf-8',
      'Application/JSON',
      'application/json;charset="UTF-8"',
    ])
      expect((await postJson(app, validMessage, { 'content-type': type })).statusCode).toBe(201)
    const emoji = { ...validMessage, name: '😀'.repeat(120), message: '😀'.repeat(5_000) }
    const toEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16)}`
    const escaped = JSON.stringify(emoji).replace(/[\ud800-\udfff]/g, toEscape)
    for (const body of [emoji, escaped]) expect((await postJson(app, body)).statusCode).toBe(201)
    expect((await postForm(app, emoji)).statusCode).toBe(303)
  })

  it('refuses each invalid body of the list with one sentence and stores nothing', async () => {
    const { app, database, logLines } = await startTestApp({ withSite: false })
    for (const { name, body, type = 'application/json', status } of invalidBodies) {
      const headers = { 'content-type': type }
      const response = await app.inject({ method: 'POST', url: '/api/contact', headers, payload: body })
      expect.soft(response.statusCode, name).toBe(status)
      expect.soft(response.headers['content-type'], name).toBe('application/json; charset=utf-8')
      expect.soft(response.json().error, name).toMatch(/^[A-Z].+\.$/s)
      expect.soft(response.body, name).not.toMatch(/\bat .+\.(ts|js):\d+|node_modules|SyntaxError/)
    }
    expect((await postJson(app, validMessage, { 'content-encoding': 'br' })).statusCode).toBe(415)
    const withFlags = await postJson(app, { ...validMessage, message: '🇳🇬'.repeat(5_000) })
    expect(withFlags.statusCode).toBe(422)
    const withFamilies = await postJson(app, { ...validMessage, message: '👨‍👩‍👧‍👦'.repeat(5_000) })
    expect(withFamilies.statusCode).toBe(413)
    expect(withFamilies.json().error).toContain('Some emoji count as several')
    expect(await database.selectFrom('messages').select('reference').execute()).toEqual([])
    expect(logLines.join('')).not.toMatch(/amina|bello/i)
  })

  it('accepts only the services that the build names', async () => {
    const { app } = await startTestApp()
    for (const service of SERVICE_NAMES)
      expect((await postJson(app, { ...validMessage, service })).statusCode).toBe(201)
    const refused = await postJson(app, { ...validMessage, service: 'Cyber Security' })
    expect(refused.json().fields).toEqual({ service: expect.stringMatching(/^Choose one of the services/) })
  })

  it('returns one sentence for each invalid field, and all sentences together as the error', async () => {
    const { app } = await startTestApp({ withSite: false })
    const response = await postJson(app, { ...validMessage, name: ' ', email: 'amina' })
    expect(response.statusCode).toBe(422)
    const { error, fields } = response.json()
    expect(Object.keys(fields)).toEqual(['name', 'email'])
    expect(error).toBe(`${fields.name} ${fields.email}`)
  })
})

it('rate limit of the contact API: ignores X-Forwarded-For if no proxy is trusted', async () => {
  const environment = { CONTACT_RATE_PER_MINUTE: '1', CONTACT_RATE_PER_HOUR: '1' }
  const { app } = await startTestApp({ withSite: false, environment })
  for (let n = 0; n < 20; n++) {
    const forged = { 'x-forwarded-for': `198.51.${n}.1`, 'x-real-ip': '192.0.2.2' }
    const { statusCode } = await postJson(app, { ...validMessage, message: `no. ${n}` }, forged)
    expect(statusCode).toBe(n < 10 ? 201 : 429)
  }
})

describe('contact API with a cross-origin request', () => {
  const environment = { ALLOWED_ORIGINS: 'https://www.example' }
  const ask = (app: FastifyInstance, origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/api/contact',
      headers: { origin, 'access-control-request-method': 'POST' },
    })

  it('refuses an unknown origin and sends it no CORS headers', async () => {
    const { app } = await startTestApp({ environment })
    for (const origin of ['https://evil.example', 'null']) {
      const post = await postJson(app, validMessage, { origin, 'sec-fetch-site': 'cross-site' })
      const preflight = await ask(app, origin)
      expect([post.statusCode, preflight.statusCode]).toEqual([403, 405])
      expect(post.json().error).toMatch(/\.$/)
      for (const { headers } of [post, preflight])
        expect(headers).not.toHaveProperty('access-control-allow-origin')
    }
  })

  it('accepts an allowed origin, and sends CORS headers with every response', async () => {
    const { app } = await startTestApp({ environment })
    const origin = 'https://www.example'
    const preflight = await ask(app, origin)
    expect(preflight.statusCode).toBe(204)
    for (const header of ['content-type', 'idempotency-key', 'form-filling-seconds'])
      expect(preflight.headers['access-control-allow-headers']).toContain(header)
    const headers = { origin, 'sec-fetch-site': 'cross-site' }
    const answers = [await postJson(app, validMessage, headers), await postJson(app, {}, headers)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 422])
    for (const answer of [...answers, preflight])
      expect(answer.headers['access-control-allow-origin']).toBe(origin)
  })
})

it('server log: contains no name, email address, text or IP address of a visitor', async () => {
  const { app, logLines } = await startTestApp({ environment: { TRUST_PROXY: '127.0.0.1' } })
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  await postJson(app, validMessage, headers)
  await postJson(app, { ...validMessage, email: 'amina' }, headers)
  await postJson(app, `{"name":"Amina Bello`, headers)
  await postForm(app, validMessage, headers)
  await app.inject({ url: '/contact?name=Amina+Bello&email=amina@example.com', headers })
  await app.inject({ url: '/Amina-Bello', headers })
  expect(logLines.filter((line) => 'status' in JSON.parse(line))).toHaveLength(6)
  expect(logLines.join('')).not.toMatch(/amina|bello|good morning|203\.0\.113|127\.0\.0\.1/i)
  const logged = { reqId: expect.anything(), status: 201, ms: expect.any(Number) }
  expect(JSON.parse(logLines[0] ?? '')).toMatchObject(logged)
})

it.each([
  [{ host: '127.0.0.1:3000' }, 'no-browser'],
  [{ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }, 'own-site'],
  [{ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }, 'own-site'],
  [{ host: '10.0.0.7:3000', origin: 'https://example.com', 'sec-fetch-site': 'same-origin' }, 'own-site'],
  [{ host: 'example.com', 'sec-fetch-site': 'same-origin' }, 'own-site'],
  [{ host: 'example.com', 'sec-fetch-site': 'none' }, 'own-site'],
  [{ host: 'api.example', origin: 'https://www.example', 'sec-fetch-site': 'cross-site' }, 'allowed-origin'],
  [{ host: 'example.com', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'foreign-site'],
  [{ host: 'example.com', origin: 'https://evil.example' }, 'foreign-site'],
  [{ host: 'example.com', origin: 'https://example.com:8443' }, 'foreign-site'],
  [{ host: 'example.com', origin: 'https://example.com.evil.example' }, 'foreign-site'],
  [{ host: 'example.com', origin: 'null' }, 'foreign-site'],
  [{ host: 'example.com', origin: 'null', 'sec-fetch-site': 'same-origin' }, 'own-site'],
  [{ host: 'example.com', origin: 'null', 'sec-fetch-site': 'cross-site' }, 'foreign-site'],
  [{ host: 'example.com', origin: 'null', 'sec-fetch-site': 'same-site' }, 'foreign-site'],
  [{ host: 'example.com', 'sec-fetch-site': 'cross-site' }, 'foreign-site'],
  [{ host: 'example.com', 'sec-fetch-site': 'same-site' }, 'foreign-site'],
  [{ host: 'example.com', origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }, 'foreign-site'],
])('request origin: classifies the headers %o as %s', (headers, origin) => {
  const request = { headers } as unknown as FastifyRequest
  expect(
    classifyOrigin(request, { siteOrigin: 'https://example.com', allowedOrigins: ['https://www.example'] }),
  ).toBe(origin)
})
