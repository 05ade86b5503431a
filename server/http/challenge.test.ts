import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { CHALLENGE_SOLUTION_HEADER } from '#contact/api.ts'
import { solveChallenge } from '#contact/solve-challenge.ts'
import { validMessage } from '#test/support/messages.ts'
import { postJson, startTestApp } from '#test/support/test-app.ts'

describe('challenge of the contact API', () => {
  const UNTRUSTED = { 'x-forwarded-for': '192.0.2.1' }
  const limited = { withSite: false, environment: { CONTACT_RATE_PER_MINUTE: '1', TRUST_PROXY: '127.0.0.1' } }
  const second = { ...validMessage, message: 'The second message.' }

  /** Posts until the client is over its limit, and solves the challenge for the second message. */
  async function solveAfterLimit(app: FastifyInstance, headers: Record<string, string> = {}) {
    await postJson(app, validMessage, UNTRUSTED)
    const refused = await postJson(app, second, { ...UNTRUSTED, ...headers })
    expect(refused.statusCode).toBe(429)
    return {
      ...UNTRUSTED,
      ...headers,
      [CHALLENGE_SOLUTION_HEADER]: await solveChallenge(refused.json().challenge),
    }
  }

  it('stores a message once if its solution is sent again', async () => {
    for (const headers of [{}, { 'idempotency-key': 'k1' }]) {
      const { app, database } = await startTestApp(limited)
      const solved = await solveAfterLimit(app, headers)
      const answers = await Promise.all([1, 2, 3].map(() => postJson(app, second, solved)))
      const references = answers.map((answer) => answer.json().reference)
      expect(new Set(references).size).toBe(1)
      expect(await database.selectFrom('messages').select('reference').execute()).toHaveLength(2)
    }
  })
})
