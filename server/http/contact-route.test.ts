import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { postForm, postJson, startTestApp } from '#test/support/test-app.ts'

const REFERENCE = /^[2-9A-Z]{4}-[2-9A-Z]{4}$/

describe('contact API', () => {
  it('stores a valid message with a pending notification, and answers 201 with a sentence and the reference', async () => {
    const { app, database, pokes } = await startTestApp()
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
    expect(pokes()).toBe(1)
  })

  it('accepts a message with any valid spelling of the content type', async () => {
    const { app } = await startTestApp()
    for (const type of [
      'application/json; charset=utf-8',
      'Application/JSON',
      'application/json;charset="UTF-8"',
    ]) {
      expect((await postJson(app, validMessage, { 'content-type': type })).statusCode).toBe(201)
    }
  })
})

describe('contact API with an invalid message', () => {
  // test/support/invalid-bodies.ts has further invalid bodies.
  it('refuses a compressed body', async () => {
    const { app, database } = await startTestApp({ withSite: false })
    const response = await postJson(app, validMessage, { 'content-encoding': 'br' })
    expect(response.statusCode).toBe(415)
    expect(await database.selectFrom('messages').select('reference').execute()).toEqual([])
  })

  it('returns one sentence for each invalid field, and all sentences together as the error', async () => {
    const { app } = await startTestApp({ withSite: false })
    const response = await postJson(app, { ...validMessage, name: ' ', email: 'amina' })
    expect(response.statusCode).toBe(422)
    const { error, fields } = response.json()
    expect(Object.keys(fields)).toEqual(['name', 'email'])
    expect(error).toBe(`${fields.name} ${fields.email}`)
  })

  it('stores no unknown field', async () => {
    const { app, database } = await startTestApp({ withSite: false })
    expect((await postJson(app, { ...validMessage, pager: 'unknown-1' })).statusCode).toBe(201)
    expect((await postForm(app, { ...validMessage, message: 'Another.', fax: 'unknown-2' })).statusCode).toBe(
      303,
    )
    const rows = await database.selectFrom('messages').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('unknown-')
  })
})

describe('rate limit of the contact API', () => {
  const environment = { CONTACT_RATE_PER_MINUTE: '1', CONTACT_RATE_PER_HOUR: '1' }
  const statusOf = async (app: FastifyInstance, n: number, headers: Record<string, string>) =>
    (await postJson(app, { ...validMessage, message: `no. ${n}` }, headers)).statusCode

  it('counts stored messages of each client separately, whatever port the proxy adds', async () => {
    const { app } = await startTestApp({
      withSite: false,
      environment: { ...environment, TRUST_PROXY: '127.0.0.1' },
    })
    const from = (address: string) => ({ 'x-forwarded-for': address })
    expect((await postJson(app, {}, from('192.0.2.1'))).statusCode).toBe(422)
    for (let n = 0; n < 10; n++)
      expect(await statusOf(app, n, from(n % 2 ? '::ffff:192.0.2.1' : `192.0.2.1:${n}`))).toBe(201)
    expect(await statusOf(app, 10, from('192.0.2.1'))).toBe(429)
    expect(await statusOf(app, 11, from('192.0.2.2'))).toBe(201)
  })

  it('ignores X-Forwarded-For if no proxy is trusted', async () => {
    const { app } = await startTestApp({ withSite: false, environment })
    const forged = (n: number) => ({ 'x-forwarded-for': `198.51.${n}.1`, 'x-real-ip': '192.0.2.2' })
    for (let n = 0; n < 20; n++) expect(await statusOf(app, n, forged(n))).toBe(n < 10 ? 201 : 429)
  })
})

describe('contact API with a method other than POST', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const)(
    'answers 405 to %s',
    async (method) => {
      const { app } = await startTestApp()
      const response = await app.inject({ method: method as 'GET', url: '/api/contact' })
      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe('POST')
      expect(response.headers).not.toHaveProperty('access-control-allow-origin')
    },
  )
})

describe('contact API with a cross-origin request', () => {
  const environment = { ALLOWED_ORIGINS: 'https://www.example' }
  const preflight = { 'access-control-request-method': 'POST' }

  it.each(['https://evil.example', 'null'])(
    'refuses the origin %s and sends no CORS headers',
    async (origin) => {
      const { app } = await startTestApp({ environment })
      const response = await postJson(app, validMessage, { origin, 'sec-fetch-site': 'cross-site' })
      expect(response.statusCode).toBe(403)
      expect(response.json().error).toMatch(/\.$/)
      const preflightResponse = await app.inject({
        method: 'OPTIONS',
        url: '/api/contact',
        headers: { origin, ...preflight },
      })
      expect(preflightResponse.statusCode).toBe(405)
      for (const { headers } of [response, preflightResponse]) {
        expect(headers).not.toHaveProperty('access-control-allow-origin')
      }
    },
  )

  it('accepts an allowed origin, and sends CORS headers with every response', async () => {
    const { app } = await startTestApp({ environment })
    const origin = 'https://www.example'
    const preflightResponse = await app.inject({
      method: 'OPTIONS',
      url: '/api/contact',
      headers: { origin, ...preflight },
    })
    expect(preflightResponse.statusCode).toBe(204)
    for (const header of ['content-type', 'idempotency-key', 'form-filling-seconds'])
      expect(preflightResponse.headers['access-control-allow-headers']).toContain(header)
    for (const [body, status] of [
      [validMessage, 201],
      [{}, 422],
    ] as const) {
      const response = await postJson(app, body, { origin, 'sec-fetch-site': 'cross-site' })
      expect(response.statusCode).toBe(status)
      expect(response.headers['access-control-allow-origin']).toBe(origin)
    }
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
  const lines = logLines.join('')
  expect(logLines.filter((line) => 'status' in JSON.parse(line))).toHaveLength(6)
  expect(lines).not.toMatch(/amina|bello|good morning|203\.0\.113|127\.0\.0\.1/i)
  expect(JSON.parse(logLines[0] ?? '')).toMatchObject({
    reqId: expect.anything(),
    status: 201,
    ms: expect.any(Number),
  })
})
