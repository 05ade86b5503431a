import { expect, it } from 'vitest'
import { invalidBodies } from '#test/support/invalid-bodies.ts'
import { startTestApp } from '#test/support/test-app.ts'

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
