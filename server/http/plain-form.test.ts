import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { FORM_BODY_LIMIT } from '#contact/api.ts'
import { validMessage } from '#test/support/messages.ts'
import { postForm, startTestApp } from '#test/support/test-app.ts'
import { FORM_TYPE } from './body-parsers.ts'

describe('contact API with a plain form', () => {
  it('redirects to the thank-you page with the reference', async () => {
    const { app, database } = await startTestApp()
    const response = await postForm(app, validMessage)
    expect(response.statusCode).toBe(303)
    const { reference } = await database.selectFrom('messages').select('reference').executeTakeFirstOrThrow()
    expect(response.headers.location).toBe(`/contact/thank-you?reference=${reference}`)
    const page = await app.inject(response.headers.location ?? '')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`<output>${reference}</output>`)
  })

  it('accepts a form from an old browser that sends no Origin header', async () => {
    const { app } = await startTestApp()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams(validMessage).toString()
    expect((await app.inject({ method: 'POST', url: '/api/contact', headers, payload })).statusCode).toBe(303)
  })

  it('accepts a message of the maximum length, although percent-encoding triples its size', async () => {
    const { app } = await startTestApp()
    expect((await postForm(app, { ...validMessage, message: 'ẹ'.repeat(5000) })).statusCode).toBe(303)
  })

  it('shows the inserted subject on the error page, and does not insert it again when the form is sent again', async () => {
    const { app, database } = await startTestApp()
    const fields = { ...validMessage, email: 'amina' }
    const refused = await postForm(app, fields, { referer: 'http://localhost:3000/contact?subject=Academy' })
    const shown = `Subject: Academy\n\n${validMessage.message}`
    expect(refused.body).toContain(shown)
    expect(refused.body).toContain('<output>Which track, &amp; why?</output>')
    const referer = 'http://localhost:3000/api/contact'
    expect((await postForm(app, { ...validMessage, message: shown }, { referer })).statusCode).toBe(303)
    const { message } = await database.selectFrom('messages').select('message').executeTakeFirstOrThrow()
    expect(message).toBe(shown)
  })

  it.each([
    ['message', 'ẹ'.repeat(20_000), 'Shorten the message to 5000 characters.'],
    ['name', 'Ọ'.repeat(5_000), 'Enter a shorter name, 120 characters at most.'],
    ['email', `${'x'.repeat(5_000)}@example.com`, 'Enter a shorter email address, 254 characters at most.'],
  ])('answers 422 to a %s that is too long, and shows its whole text again', async (field, text, error) => {
    const { app } = await startTestApp()
    const response = await postForm(app, { ...validMessage, [field]: text })
    expect(response.statusCode).toBe(422)
    expect(response.body).toContain(text)
    expect(response.body).toContain(error)
  })

  it.each([
    ['name=Am%E9lie', 'Amélie'],
    ['name=Am%e9lie', 'Amélie', '; charset=windows-1252'],
    ['name=Am\xE9lie+%93B%94', 'Amélie “B”', '; charset="ISO-8859-1"'],
    ['name=Ad%E9', 'Adé', '; charset=UTF-8'],
    ['name=%E1%BB%8C%CC%80nw%E1%BB%A5', 'Ọ̀nwụ', '; charset=latin1'],
  ])('stores the name of a form in another charset: %o', async (start, name, charset = '') => {
    const { app, database } = await startTestApp()
    const response = await postBody(app, `${start}&email=amina%40example.com&message=Caf%E9`, {
      'content-type': `${FORM_TYPE}${charset}`,
    })
    expect(response.statusCode).toBe(303)
    expect(await database.selectFrom('messages').select(['name', 'message']).execute()).toEqual([
      { name, message: 'Café' },
    ])
  })

  it('accepts a form whose origin is hidden, if the browser says that the site is the same', async () => {
    const { app } = await startTestApp()
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' }
    expect((await postForm(app, validMessage, headers)).statusCode).toBe(303)
  })

  const typed = new URLSearchParams(validMessage).toString()
  it.each<[status: number, what: string, body: string, headers?: Record<string, string>]>([
    [400, 'a field that occurs twice', `${typed}&name=x`],
    [400, 'a stray percent sign', `${typed}&x=%`],
    [400, 'too many fields', `${typed}${'&x='.repeat(200)}`],
    [400, 'a wrong key', typed, { 'idempotency-key': 'x'.repeat(256) }],
    [403, 'another site', typed, { origin: 'https://evil.example' }],
    [413, 'too large a form', `${typed}&x=${'%E1%BA%B9'.repeat(FORM_BODY_LIMIT / 9)}`],
    [413, 'too large a form of megabytes', `${typed}&x=${'x'.repeat(3_000_000)}`],
    [415, 'an unknown charset', typed, { 'content-type': `${FORM_TYPE}; charset=koi8-r` }],
    [422, 'an email address without a domain', typed.replace('%40example.com', '')],
  ])(
    'answers %i for %s with the contact page, and shows the typed values again',
    async (status, _, body, headers) => {
      const { app } = await startTestApp()
      const response = await postBody(app, body, headers)
      expect(response.statusCode).toBe(status)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.body).toMatch(/<p role="alert">[A-Z][^<]+\.<\/p>/)
      expect(response.body).toContain(`name="name" value="${validMessage.name}"`)
      expect(response.body).toContain(validMessage.message)
      expect(response.body).toContain('<option value="Data Engineering" selected="">')
    },
  )

  it.each([
    ['a compressed form', { method: 'POST', headers: { 'content-encoding': 'gzip' } }],
    [
      'a form with another type',
      { method: 'POST', headers: { 'content-type': 'text/plain', accept: 'text/html' } },
    ],
    ['the address of the API in a browser', { method: 'GET', headers: { accept: 'text/html' } }],
  ] as const)('answers %s with the contact page and an error', async (_, { method, headers }) => {
    const { app } = await startTestApp()
    const type = { 'content-type': FORM_TYPE }
    const response = await app.inject({
      method,
      url: '/api/contact',
      headers: { ...(method === 'POST' && type), ...headers },
      ...(method === 'POST' && { payload: typed }),
    })
    expect(response.statusCode).toBe(method === 'GET' ? 405 : 415)
    expect(response.body).toMatch(/<p role="alert">[A-Z][^<]+\.<\/p>/)
  })

  it.each([
    [429, { environment: { CONTACT_RATE_PER_MINUTE: '1', CONTACT_RATE_PER_HOUR: '1' }, isFirst: false }],
    [503, { environment: {}, isFirst: true }],
  ] as const)(
    'shows the contact page with an error when the status is %i',
    async (status, { environment, isFirst }) => {
      const { app } = await startTestApp({
        environment,
        ...(isFirst && { changeStore: () => ({ accept: () => Promise.reject(new Error('broken')) }) }),
      })
      for (let n = 0; !isFirst && n < 10; n++) await postForm(app, { ...validMessage, name: `Ada ${n}` })
      const response = await postForm(app, validMessage)
      expect(response.statusCode).toBe(status)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.body).toMatch(/<p role="alert">[A-Z][^<]+\.<\/p>/)
      expect(response.body).toContain(validMessage.message)
      expect(response.headers).toHaveProperty('retry-after')
    },
  )
})

/** Posts the bytes of a plain form. */
function postBody(app: FastifyInstance, body: string, headers: Record<string, string> = {}) {
  const payload = Buffer.from(body, 'latin1')
  return app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': FORM_TYPE, ...headers },
    payload,
  })
}
