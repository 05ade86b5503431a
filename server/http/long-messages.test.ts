import { describe, expect, it } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { postForm, postJson, startTestApp } from '#test/support/test-app.ts'

describe('contact API with 5,000 emoji', () => {
  const emoji = { ...validMessage, name: '😀'.repeat(120), message: '😀'.repeat(5_000) }

  it('accepts them as JSON, as JSON with escape sequences and as a plain form', async () => {
    const { app } = await startTestApp()
    const escaped = JSON.stringify(emoji).replace(
      /[\ud800-\udfff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
    )
    expect((await postJson(app, emoji)).statusCode).toBe(201)
    expect((await postJson(app, escaped)).statusCode).toBe(201)
    expect((await postForm(app, emoji)).statusCode).toBe(303)
  })

  it('refuses emoji of several characters with the error of the field, or with one that mentions emoji', async () => {
    const { app } = await startTestApp({ withSite: false })
    const withFlags = await postJson(app, { ...validMessage, message: '🇳🇬'.repeat(5_000) })
    expect(withFlags.statusCode).toBe(422)
    const withFamilies = await postJson(app, { ...validMessage, message: '👨‍👩‍👧‍👦'.repeat(5_000) })
    expect(withFamilies.statusCode).toBe(413)
    expect(withFamilies.json().error).toContain('Some emoji count as several')
  })
})
