import { describe, expect, it } from 'vitest'
import { FORM_BODY_LIMIT } from '#contact/api.ts'
import { validMessage } from '#test/support/messages.ts'
import { postForm, startTestApp } from '#test/support/test-app.ts'

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
    [400, validMessage, { environment: {}, payload: 'name=%' }],
    [403, validMessage, { environment: {}, headers: { origin: 'https://evil.example' } }],
    [413, { ...validMessage, message: 'x'.repeat(FORM_BODY_LIMIT) }, { environment: {} }],
    [
      429,
      validMessage,
      { environment: { CONTACT_RATE_PER_MINUTE: '1', CONTACT_RATE_PER_HOUR: '1' }, first: true },
    ],
    [503, validMessage, { environment: {}, broken: true }],
  ] as const)(
    'shows the contact page with an error when the status is %i',
    async (status, fields, options) => {
      const { environment } = options
      const { app } = await startTestApp({
        environment,
        ...('broken' in options && {
          changeStore: () => ({ accept: () => Promise.reject(new Error('broken')) }),
        }),
      })
      for (let n = 0; 'first' in options && n < 10; n++) await postForm(app, { ...fields, name: `Ada ${n}` })
      const response =
        'payload' in options
          ? await app.inject({
              method: 'POST',
              url: '/api/contact',
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
              payload: options.payload,
            })
          : await postForm(app, fields, 'headers' in options ? options.headers : {})
      expect(response.statusCode).toBe(status)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.body).toMatch(/<p role="alert">[A-Z][^<]+\.<\/p>/)
      if (status >= 429) expect(response.body).toContain(validMessage.message)
      if (status >= 429) expect(response.headers).toHaveProperty('retry-after')
    },
  )
})
