import { afterEach, describe, expect, it, vi } from 'vitest'
import { CHALLENGE_SOLUTION_HEADER } from '#contact/api.ts'
import { CONTACT_FIELDS } from '#contact/fields.ts'
import { validMessage } from '#test/support/messages.ts'
import { REQUEST_TIMEOUT_MS, sendMessage } from './send-message.ts'

const MESSAGE = { fields: validMessage, key: 'k1' }
const CHALLENGE = { token: 'token', parts: 2, cost: 2, iterations: 1 }
const UNREACHABLE = { ok: false, error: 'Something went wrong', fields: {}, unreachable: true }
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
  vi.useRealTimers()
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

  it.each(CONTACT_FIELDS)('posts the filled-in fields, so not an empty %s', async (field) => {
    const posts = stubFetch([201, { message: 'We have it.' }])
    await sendMessage('/api/contact', { ...MESSAGE, fields: { ...validMessage, [field]: '' }, honeypot: '' })
    const { [field]: _, ...others } = validMessage
    expect(JSON.parse(String(posts[0]?.body))).toEqual(others)
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

  it.each([
    ['HTML', () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })],
    ['an empty object', () => Response.json({})],
    ['a message that is no text', () => Response.json({ message: 1 })],
    ['an empty message', () => Response.json({ message: '' })],
    ['a list', () => Response.json([])],
    ['an empty body', () => new Response('')],
    ['status 204', () => new Response(null, { status: 204 })],
    ['status 502 and HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('counts %s as unreachable', async (_, answer) => {
    vi.stubGlobal('fetch', async () => answer())
    expect(await sendMessage('/api/contact', MESSAGE)).toEqual(UNREACHABLE)
  })

  it('accepts a message without a reference', async () => {
    stubFetch([200, { message: 'We have it.' }])
    expect(await sendMessage('/api/contact', MESSAGE)).toEqual({
      ok: true,
      message: 'We have it.',
      reference: '',
    })
  })

  it.each([
    ['the server does not answer', stalledFetch],
    ['the body does not end', async (_: string, { signal }: RequestInit) => stalledBody(signal)],
  ])('ends after 20 s if %s', async (_, fetch) => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', fetch)
    const onEnd = vi.fn()
    void sendMessage('/api/contact', MESSAGE).then(onEnd)
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1)
    expect(onEnd).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onEnd).toHaveBeenCalledWith(UNREACHABLE)
  })

  it('ends when its controller aborts', async () => {
    vi.stubGlobal('fetch', stalledFetch)
    const controller = new AbortController()
    const result = sendMessage('/api/contact', MESSAGE, undefined, controller)
    controller.abort()
    expect(await result).toEqual(UNREACHABLE)
  })
})

/** Never answers, and rejects when the request is aborted. */
function stalledFetch(_: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

/** Returns an answer whose body begins and ends only with an error, when the request is aborted. */
function stalledBody(signal: RequestInit['signal']): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"message":'))
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  return new Response(body, { status: 201 })
}
