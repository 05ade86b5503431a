import { describe, expect, it } from 'vitest'
import { submissionOf } from '#test/support/messages.ts'
import type { Submission, SubmitResult } from './message.ts'
import type { MessageRepository } from './message-repository.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { createSubmitMessage } from './submit-message.ts'

const CLIENT = '192.0.2.1'
const KEYED = submissionOf('hello', { idempotencyKey: 'k1' })
const KEYLESS = submissionOf('hello')
const STORED: SubmitResult = { outcome: 'stored', reference: 'K7Q2-M9XD' }
const REPEATED: SubmitResult = { outcome: 'repeated', reference: 'K7Q2-M9XD' }

/**
 * Submits a message with a rate limit of two.
 * @param accept replaces the method of the store
 * @returns how many of two further messages the rate limit allows
 */
async function quotaLeftAfter(submission: Submission, accept: MessageRepository['accept']): Promise<number> {
  const rateLimiter = createRateLimiter({ max: 2, windowS: 60 })
  const submitMessage = createSubmitMessage({ store: { accept }, rateLimiter, now: () => 0 })
  await submitMessage(submission, CLIENT).catch(() => undefined)
  return [1, 2].filter(() => rateLimiter.charge(CLIENT).consume().allowed).length
}

describe('submitMessage', () => {
  it('counts a stored message', async () => {
    for (const submission of [KEYED, KEYLESS]) {
      const left = await quotaLeftAfter(submission, async (_, __, consume) => {
        consume?.()
        return STORED
      })
      expect(left).toBe(1)
    }
  })

  it('does not count a retry with the same key or a message with the key of another message', async () => {
    expect(await quotaLeftAfter(KEYED, async () => REPEATED)).toBe(2)
    expect(await quotaLeftAfter(KEYED, async () => ({ outcome: 'conflict' }))).toBe(2)
  })

  it('does not count a message that another process has stored at the same time', async () => {
    const left = await quotaLeftAfter(KEYED, async (_, __, consume) => {
      consume?.()
      return REPEATED
    })
    expect(left).toBe(2)
  })

  it('counts a repeated message without a key', async () => {
    expect(await quotaLeftAfter(KEYLESS, async () => REPEATED)).toBe(1)
  })

  it('does not count a message that could not be stored', async () => {
    for (const submission of [KEYED, KEYLESS]) {
      const left = await quotaLeftAfter(submission, async (_, __, consume) => {
        consume?.()
        throw new Error('disk full')
      })
      expect(left).toBe(2)
    }
  })

  it('does not access the database for a message without a key if the client is over its limit', async () => {
    const rateLimiter = createRateLimiter({ max: 1, windowS: 60 })
    let asked = 0
    const accept = async () => {
      asked++
      return STORED
    }
    const submitMessage = createSubmitMessage({ store: { accept }, rateLimiter, now: () => 0 })
    expect(await submitMessage(KEYLESS, CLIENT)).toEqual(STORED)
    expect(await submitMessage(KEYLESS, CLIENT)).toEqual({ outcome: 'rate-limited', retryAfterS: 60 })
    expect(asked).toBe(1)
  })
})
