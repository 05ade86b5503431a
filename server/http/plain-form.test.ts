import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { FORM_BODY_LIMIT } from '#contact/api.ts'
import { validMessage } from '#test/support/messages.ts'
import { postForm, startTestApp } from '#test/support/test-app.ts'
import { FORM_TYPE } from './body-parsers.ts'

const typed = new URLSearchParams(validMessage).toString()
const withField = (field: string, text: string) =>
  new URLSearchParams({ ...validMessage, [field]: text }).toString()

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

  it('accepts a form without an Origin header, or with a hidden one if the browser says that the site is the same', async () => {
    const { app } = await startTestApp()
    expect((await postBody(app, typed)).statusCode).toBe(303)
    const hidden = { origin: 'null', 'sec-fetch-site': 'same-origin' }
    expect((await postForm(app, { ...validMessage, message: 'Another.' }, hidden)).statusCode).toBe(303)
  })

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
    [422, 'too long an email address', withField('email', `${'x'.repeat(5_000)}@example.com`)],
    [422, 'too long a message', `${typed.replace('message=', `message=${'%E1%BA%B9'.repeat(20_000)}`)}`],
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

  it('answers a compressed form, another type and a visit with the contact page and an error', async () => {
    const { app } = await startTestApp()
    const html = { accept: 'text/html' }
    const answers = [
      await postBody(app, typed, { 'content-encoding': 'gzip' }),
      await postBody(app, typed, { ...html, 'content-type': 'text/plain' }),
      await app.inject({ url: '/api/contact', headers: html }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([415, 415, 405])
    for (const { body } of answers) expect(body).toMatch(/<p role="alert">[A-Z][^<]+\.<\/p>/)
  })

  it('shows the words again while the store cannot be written', async () => {
    const accept = () => Promise.reject(new Error('broken'))
    const { app } = await startTestApp({ changeStore: () => ({ accept }) })
    const { statusCode, headers, body } = await postForm(app, validMessage)
    expect([statusCode, headers['content-type'], headers['retry-after']]).toEqual([
      503,
      'text/html; charset=utf-8',
      '10',
    ])
    expect(body).toContain(validMessage.message)
  })
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
