import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { CONTACT_FIELDS, SERVICE_OPTIONS } from '#contact/fields.ts'
import { invalidBodies } from '#test/support/invalid-bodies.ts'
import { postJson, startTestApp } from '#test/support/test-app.ts'

it('contact API: refuses each invalid body of the list with one sentence and stores nothing', async () => {
  const { app, database, logLines } = await startTestApp({ withSite: false })
  for (const { name, body, type = 'application/json', status } of invalidBodies) {
    const headers = { 'content-type': type }
    const response = await app.inject({ method: 'POST', url: '/api/contact', headers, payload: body })
    expect.soft(response.statusCode, name).toBe(status)
    expect.soft(response.headers['content-type'], name).toBe('application/json; charset=utf-8')
    expect.soft(response.json().error, name).toMatch(/^[A-Z].+\.$/s)
    expect.soft(response.body, name).not.toMatch(/\bat .+\.(ts|js):\d+|node_modules|SyntaxError/)
  }
  expect(await database.selectFrom('messages').select('reference').execute()).toEqual([])
  expect(logLines.join('')).not.toMatch(/amina|bello/i)
})

it('contact API: answers 201, 400 or 422 to random JSON bodies', async () => {
  const { app } = await startTestApp({ withSite: false })
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('', 'a@b.co', 'Amina', '\n'),
  )
  const value = fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() })
  const message = fc.record(
    {
      name: value,
      email: fc.oneof(value, fc.emailAddress()),
      service: fc.oneof(value, fc.constantFrom('', ...SERVICE_OPTIONS)),
      message: value,
      [CONTACT_FIELDS.join('')]: value,
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(message, fc.jsonValue()), async (body) => {
      const response = await postJson(app, JSON.stringify(body))
      expect([201, 400, 422]).toContain(response.statusCode)
      const answer = response.json()
      expect(response.statusCode === 201 ? answer.reference : answer.error).toEqual(expect.any(String))
    }),
    // The resilience scenario fuzz sends more.
    { numRuns: 300 },
  )
})
