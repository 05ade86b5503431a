import { afterEach, describe, expect, it, vi } from 'vitest'
import { CHALLENGE_SOLUTION_HEADER } from '#contact/fields.ts'
import { sendMessage } from './send-message.ts'

const MESSAGE = {
  fields: { name: 'Amina Bello', email: 'amina@example.com', service: '', message: 'Good morning.' },
  key: 'k1',
}
const CHALLENGE = { token: 'token', parts: 2, cost: 2, iterations: 1 }
const LIMITED = { error: 'Wait 40 seconds.', challenge: CHALLENGE }

/** Replaces `fetch`: it answers with the JSON bodies in their order, then with the last one again. */
function stubFetch(...answers: [status: number, body: unknown][]) {
  const posts: RequestInit[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const [status, body] = answers[Math.min(posts.length, answers.length - 1)] ?? [500, {}]
    posts.push(init)
    return Response.json(body, { status })
  })
  return posts
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('sendMessage', () => {
  it('solves the challenge of a 429 response and posts the same message again', async () => {
    const posts = stubFetch([429, LIMITED], [201, { message: 'We have it.', reference: 'K7Q2-M9XD' }])
    let challenges = 0
    const result = await sendMessage('/api/contact', MESSAGE, () => challenges++)
    expect(result).toEqual({ ok: true, message: 'We have it.', reference: 'K7Q2-M9XD' })
    expect(challenges).toBe(1)
    expect(posts.map(({ body }) => body)).toEqual([posts[0]?.body, posts[0]?.body])
    const [first, second] = posts.map(({ headers }) => new Headers(headers))
    expect(first?.get(CHALLENGE_SOLUTION_HEADER)).toBeNull()
    expect(second?.get(CHALLENGE_SOLUTION_HEADER)).toMatch(/^token:\d+,\d+$/)
    expect(second?.get('idempotency-key')).toBe('k1')
  })

  it('returns the error of the server after four posts', async () => {
    const posts = stubFetch([429, LIMITED])
    const result = await sendMessage('/api/contact', MESSAGE)
    expect(result).toMatchObject({ ok: false, error: 'Wait 40 seconds.', unreachable: false })
    expect(posts).toHaveLength(4)
  })

  it('returns the error without a second post if the browser cannot derive keys or the challenge is invalid', async () => {
    const onChallenge = vi.fn()
    vi.stubGlobal('crypto', { subtle: undefined })
    let posts = stubFetch([429, LIMITED])
    expect(await sendMessage('/api/contact', MESSAGE, onChallenge)).toMatchObject({
      error: 'Wait 40 seconds.',
    })
    expect(posts).toHaveLength(1)
    vi.unstubAllGlobals()
    posts = stubFetch([429, { error: 'Wait 40 seconds.', challenge: { token: 'token', cost: '2' } }])
    expect(await sendMessage('/api/contact', MESSAGE, onChallenge)).toMatchObject({
      error: 'Wait 40 seconds.',
    })
    expect(posts).toHaveLength(1)
    expect(onChallenge).not.toHaveBeenCalled()
  })
})
