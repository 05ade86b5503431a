import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { BODY_LIMIT } from '#contact/api.ts'
import { validMessage } from '#test/support/messages.ts'
import { postForm, startTestApp } from '#test/support/test-app.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'

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
    [400, 'a wrong key', typed, { 'idempotency-key': 'x'.repeat(256) }],
    [403, 'another site', typed, { origin: 'https://evil.example' }],
    [413, 'too large a form', `${typed}&x=${'%E1%BA%B9'.repeat(BODY_LIMIT / 9)}`],
    [422, 'an email address without a domain', typed.replace('%40example.com', '')],
    [422, 'too long an email address', withField('email', `${'x'.repeat(5_000)}@example.com`)],
    [422, 'too long a message', typed.replace('message=', `message=${'%E1%BA%B9'.repeat(7_000)}`)],
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

  it('repeats a whole message that is too long, and of another field four times what it may have', async () => {
    const { app } = await startTestApp()
    const [name, message] = ["'".repeat(2_000), "'".repeat(15_000)]
    const { statusCode, body } = await postForm(app, { name, email: `${name}@a.co`, service: name, message })
    expect(statusCode).toBe(422)
    const repeated = body.match(/(?<=value="|>)(?:&#x27;)+/g)?.map((text) => text.length / '&#x27;'.length)
    expect(repeated).toEqual([4 * 120, 4 * 254, message.length])
  })

  it('answers only with a sentence after 30 refusals of a client in a minute, and takes its messages', async () => {
    const { app } = await startTestApp({ environment: { TRUST_PROXY: '127.0.0.1' } })
    const refuse = (address: string) => postBody(app, `${typed}&email=x`, { 'x-forwarded-for': address })
    for (let n = 0; n < 30; n++) expect((await refuse('192.0.2.1')).body).toContain(validMessage.message)
    const { statusCode, body } = await refuse('192.0.2.1')
    expect([statusCode, body.includes(validMessage.message), body.length < 1_000]).toEqual([422, false, true])
    expect((await refuse('192.0.2.2')).body).toContain(validMessage.message)
    expect((await postBody(app, typed, { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(303)
  })

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
