import { describe, expect, it } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { postJson, startTestApp } from '#test/support/test-app.ts'

describe('contact API with a repeated message', () => {
  const key = { 'idempotency-key': '8e03978e-40d5-43dd-bc93-6894a57f9324' }

  it('repeats the original response for the same key, and does not count it', async () => {
    const { app, database, wakes } = await startTestApp({ environment: { CONTACT_RATE_PER_MINUTE: '2' } })
    const first = await postJson(app, validMessage, key)
    const others = await Promise.all(Array.from({ length: 50 }, () => postJson(app, validMessage, key)))
    for (const response of others) expect([response.statusCode, response.body]).toEqual([201, first.body])
    expect(await database.selectFrom('notifications').select('reference').execute()).toHaveLength(1)
    expect(wakes()).toBe(1)
    await postJson(app, { ...validMessage, message: 'another' })
    const rows = await database.selectFrom('messages').select('quarantined_for').execute()
    expect(rows).toEqual([{ quarantined_for: null }, { quarantined_for: null }])
  })

  it('refuses a key that belongs to another message', async () => {
    const { app, database } = await startTestApp()
    await postJson(app, validMessage, key)
    const response = await postJson(app, { ...validMessage, message: 'another' }, key)
    expect(response.statusCode).toBe(422)
    expect(response.json().error).toMatch(/Idempotency-Key.+\.$/)
    expect(await database.selectFrom('messages').select('reference').execute()).toHaveLength(1)
  })

  it('refuses an invalid key', async () => {
    const { app } = await startTestApp({ withSite: false })
    for (const wrong of ['', ' ', 'x'.repeat(256), 'a b']) {
      const response = await postJson(app, validMessage, { 'idempotency-key': wrong })
      expect(response.statusCode).toBe(400)
      expect(response.json().error).toContain('Idempotency-Key')
    }
  })
})

it('contact API with spam: is quarantined for a filled honeypot, or if it is sent too fast with a suspicious link, and answers 201', async () => {
  const { app, database } = await startTestApp()
  const fast = { 'form-filling-seconds': '0' }
  const answers = [
    await postJson(app, { ...validMessage, form_echo: 'x' }),
    await postJson(app, { ...validMessage, message: 'see http://x.top' }, fast),
  ]
  for (const { statusCode } of answers) expect(statusCode).toBe(201)
  const rows = await database.selectFrom('messages').select('quarantined_for').execute()
  expect(rows).toEqual(rows.map(() => ({ quarantined_for: expect.any(String) })))
  expect(rows).toHaveLength(2)
  expect(await database.selectFrom('notifications').selectAll().execute()).toEqual([])
})
