import { describe, expect, it } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { postForm, postJson, startTestApp } from '#test/support/test-app.ts'

const from = (address: string) => ({ 'x-forwarded-for': address })

/** Starts an app that stores only first messages after the first one. */
const startFlooded = async (withSite = true) => {
  const environment = { CONTACT_RATE_TOTAL_PER_HOUR: '4', TRUST_PROXY: '127.0.0.1' }
  const started = await startTestApp({ withSite, environment })
  expect((await postJson(started.app, validMessage, from('192.0.2.1'))).statusCode).toBe(201)
  return started
}

const second = { ...validMessage, message: 'The second message.' }

describe('contact API during a flood', () => {
  it('answers 503 with the email address of the team to a client that has sent a message', async () => {
    const { app, logLines } = await startFlooded()
    const response = await postJson(app, second, from('192.0.2.1'))
    expect(response.statusCode).toBe(503)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3_540)
    expect(response.json()).toEqual({
      error:
        'We cannot take your message just now. Please email it to hello@site.example, or send it again in 60 minutes.',
    })
    const page = await postForm(app, second, from('192.0.2.1'))
    expect(page.statusCode).toBe(503)
    expect(page.body).toContain('hello@site.example')
    expect(page.body).toContain(second.message)
    expect(logLines.filter((line) => line.includes('"level":50'))).toHaveLength(1)
  })

  it('answers 503 without an address if the server has no pages', async () => {
    const { app } = await startFlooded(false)
    const response = await postJson(app, second, from('192.0.2.1'))
    expect(response.json().error).toBe(
      'We cannot take your message just now. Please email us, or send it again in 60 minutes.',
    )
  })

  it('stores the first message of a client without scripts in quarantine, and offers others a challenge', async () => {
    const { app, database } = await startFlooded()
    expect((await postForm(app, second, from('198.51.100.1'))).statusCode).toBe(303)
    const rows = await database
      .selectFrom('messages')
      .select('quarantined_for')
      .orderBy('accepted_at')
      .execute()
    expect(rows).toEqual([{ quarantined_for: null }, { quarantined_for: 'over-limit' }])
    const response = await postJson(app, second, from('203.0.113.1'))
    expect([response.statusCode, Boolean(response.json().challenge)]).toEqual([429, true])
  })

  it('raises an alarm with the limit in /storez', async () => {
    const { app } = await startFlooded()
    expect((await app.inject('/storez')).statusCode).toBe(200)
    await postJson(app, second, from('192.0.2.1'))
    const response = await app.inject({ url: '/storez' })
    // The probe repeats its last result for half a second.
    expect([200, 503]).toContain(response.statusCode)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect((await app.inject('/storez')).json()).toEqual({
      error: 'A flood: 1 messages in an hour. Until it ends, only first messages of visitors are stored.',
    })
  })
})
