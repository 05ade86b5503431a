import { describe, expect, it } from 'vitest'
import { CHALLENGE_SOLUTION_HEADER } from '#contact/api.ts'
import { solveChallenge } from '#contact/solve-challenge.ts'
import { validMessage } from '#test/support/messages.ts'
import { postJson, startTestApp } from '#test/support/test-app.ts'

describe('challenge of the contact API', () => {
  it('lets 200 clients of one address send a message each within ten minutes', async () => {
    const { app, database } = await startTestApp({
      withSite: false,
      environment: {
        CONTACT_RATE_PER_MINUTE: '',
        CONTACT_RATE_PER_HOUR: '',
        CONTACT_RATE_TOTAL_PER_MINUTE: '',
        CONTACT_RATE_TOTAL_PER_HOUR: '',
      },
    })
    let challenges = 0
    for (let client = 0; client < 200; client++) {
      const body = { ...validMessage, message: `Message of client ${client}` }
      const headers = { 'idempotency-key': `client-${client}` }
      let answer = await postJson(app, body, headers)
      if (answer.statusCode === 429) {
        challenges += 1
        const { challenge } = answer.json()
        expect(challenge.cost).toBeLessThanOrEqual(400)
        const solution = await solveChallenge(challenge)
        answer = await postJson(app, body, { ...headers, [CHALLENGE_SOLUTION_HEADER]: solution })
      }
      expect(answer.statusCode).toBe(201)
    }
    expect(challenges).toBeGreaterThanOrEqual(170)
    expect(await database.selectFrom('messages').select('reference').execute()).toHaveLength(200)
  }, 120_000)
})
