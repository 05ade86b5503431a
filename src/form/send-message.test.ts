import { afterEach, describe, expect, it, vi } from 'vitest'
import { CONTACT_FIELDS } from '#contact/fields.ts'
import { validMessage } from '#test/support/messages.ts'
import { REQUEST_TIMEOUT_MS, sendMessage } from './send-message.ts'

const MESSAGE = { fields: validMessage, key: 'k1' }
const UNREACHABLE = { ok: false, error: 'Something went wrong', fields: {}, unreachable: true }

/** Replaces `fetch`: it answers that the message is stored. */
function stubFetch() {
  const fetch = vi.fn(async (_: string, __: RequestInit) => Response.json({ message: 'We have it.' }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('sendMessage', () => {
  it.each(CONTACT_FIELDS)('posts the filled-in fields, so not an empty %s', async (field) => {
    const fetch = stubFetch()
    await sendMessage('/api/contact', { ...MESSAGE, fields: { ...validMessage, [field]: '' }, honeypot: '' })
    const { [field]: _, ...others } = validMessage
    expect(JSON.parse(String(fetch.mock.lastCall?.[1].body))).toEqual(others)
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
    stubFetch()
    const stored = { ok: true, message: 'We have it.', reference: '' }
    expect(await sendMessage('/api/contact', MESSAGE)).toEqual(stored)
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
