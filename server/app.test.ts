import { expect, it } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { postJson, startTestApp } from '#test/support/test-app.ts'

it('demands no TLS of a site on plain http', async () => {
  const { app } = await startTestApp()
  const { headers } = await app.inject('/')
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

it('answers a mistake of its own with 500 and keeps the reason to the log', async () => {
  const { app, logLines } = await startTestApp()
  app.get('/broken', () => {
    throw new TypeError('secret detail')
  })
  const response = await app.inject('/broken')
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({ error: expect.stringMatching(/\.$/) })
  expect(logLines.filter((line) => line.includes('"failed"'))).toHaveLength(1)
})

it('serves the API alone behind a development server', async () => {
  const { app } = await startTestApp({ withSite: false })
  expect((await postJson(app, validMessage)).statusCode).toBe(201)
  expect((await app.inject('/')).json()).toEqual({ error: expect.stringMatching(/\.$/) })
})
