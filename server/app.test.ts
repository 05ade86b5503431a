import { expect, it } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { postJson, startTestApp } from '#test/support/test-app.ts'

it('app: sets no TLS headers for a site on plain http', async () => {
  const { app } = await startTestApp()
  const { headers } = await app.inject('/')
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

it('app: answers an unexpected error with 500 and logs the failure once', async () => {
  const { app, logLines } = await startTestApp()
  app.get('/broken', () => {
    throw new TypeError('secret detail')
  })
  const response = await app.inject('/broken')
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({ error: expect.stringMatching(/\.$/) })
  expect(logLines.filter((line) => line.includes('"request failed"'))).toHaveLength(1)
})

it('app: serves only the API if it has no built site', async () => {
  const { app } = await startTestApp({ withSite: false })
  expect((await postJson(app, validMessage)).statusCode).toBe(201)
  expect((await app.inject('/')).json()).toEqual({ error: expect.stringMatching(/\.$/) })
})
