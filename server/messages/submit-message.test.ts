import { describe, expect, it } from 'vitest'
import { solveChallenge } from '#contact/solve-challenge.ts'
import { validMessage } from '#test/support/messages.ts'
import type { SubmitResult } from './message.ts'
import type { MessageRepository } from './message-repository.ts'
import { createRateLimiter, type Rates } from './rate-limiter.ts'
import { type Attempt, createSubmitMessage } from './submit-message.ts'

const CLIENT = '192.0.2.1'
const KEYLESS: Attempt = {
  message: { ...validMessage, service: '' },
  idempotencyKey: undefined,
  clientAddress: CLIENT,
  solution: undefined,
  isPlainForm: false,
  scoreSpam: () => undefined,
}
const KEYED: Attempt = { ...KEYLESS, idempotencyKey: 'k1' }
const STORED: SubmitResult = { outcome: 'stored', reference: 'K7Q2-M9XD' }
const REPEATED: SubmitResult = { outcome: 'repeated', reference: 'K7Q2-M9XD' }

const storeMessage: MessageRepository['accept'] = async (_, __, consume) => {
  const quota = consume?.()
  return quota?.allowed === false ? { outcome: 'rate-limited', retryAfterS: quota.retryAfterS } : STORED
}

const UNLIMITED = { perMinute: 1_000, perHour: 1_000, totalPerMinute: 1_000, totalPerHour: 1_000 }

/** Creates `submitMessage` with these limits. */
function start(rates: Partial<Rates>, changes: Partial<MessageRepository> = {}, hasFreeSpace = true) {
  const calls: string[] = []
  const rateLimiter = createRateLimiter({ ...UNLIMITED, ...rates })
  const { accept = storeMessage, findRetry = async () => undefined } = changes
  const store: Pick<MessageRepository, 'accept' | 'findRetry' | 'challengeKey'> = {
    accept(...args) {
      calls.push('accept')
      return accept(...args)
    },
    findRetry(...args) {
      calls.push('findRetry')
      return findRetry(...args)
    },
    challengeKey: async () => 'secret',
  }
  const submitMessage = createSubmitMessage({
    store,
    rateLimiter,
    hasFreeSpace: async () => hasFreeSpace,
    now: () => 0,
  })
  return { submitMessage, rateLimiter, calls }
}

/**
 * Submits a message with a rate limit of two.
 * @param accept replaces the method of the store
 * @returns how many of two further messages the rate limit allows
 */
async function quotaLeftAfter(attempt: Attempt, accept: MessageRepository['accept']): Promise<number> {
  const { submitMessage, rateLimiter } = start({ perMinute: 2 }, { accept })
  await submitMessage(attempt).catch(() => undefined)
  const charges = [await rateLimiter.charge(CLIENT), await rateLimiter.charge(CLIENT)]
  return charges.filter((charge) => charge.consume().allowed).length
}

describe('submitMessage within the rate limit', () => {
  it('counts a stored message', async () => {
    for (const attempt of [KEYED, KEYLESS]) expect(await quotaLeftAfter(attempt, storeMessage)).toBe(1)
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
    for (const attempt of [KEYED, KEYLESS]) {
      const left = await quotaLeftAfter(attempt, async (_, __, consume) => {
        consume?.()
        throw new Error('disk full')
      })
      expect(left).toBe(2)
    }
  })
})

describe('submitMessage over the rate limit', () => {
  it('offers a challenge and the seconds to wait', async () => {
    for (const attempt of [KEYED, KEYLESS]) {
      const { submitMessage } = start({ perMinute: 1 })
      expect(await submitMessage(attempt)).toEqual(STORED)
      expect(await submitMessage(attempt)).toMatchObject({
        outcome: 'rate-limited',
        retryAfterS: 60,
        challenge: { token: expect.any(String) },
      })
    }
  })

  it('stores and counts a message with a solved challenge', async () => {
    for (const attempt of [KEYED, KEYLESS]) {
      const { submitMessage, rateLimiter } = start({ perMinute: 1 })
      await submitMessage(attempt)
      const refused = await submitMessage(attempt)
      if (refused.outcome !== 'rate-limited' || !refused.challenge) throw new Error('expected a challenge')
      const solution = await solveChallenge(refused.challenge)
      expect(await submitMessage({ ...attempt, solution })).toEqual(STORED)
      expect((await rateLimiter.charge(CLIENT)).hourlyLoad()).toBe((2 * 32) / 1_000)
    }
  })

  it('offers a new challenge for a wrong solution', async () => {
    const { submitMessage } = start({ perMinute: 1 })
    await submitMessage(KEYLESS)
    const refused = await submitMessage({ ...KEYLESS, solution: 'x:1,2,3,4' })
    expect(refused).toMatchObject({ outcome: 'rate-limited', challenge: { token: expect.any(String) } })
  })

  it('does not access the database for a message without a key, and only reads for one with a key', async () => {
    for (const [attempt, reads] of [
      [KEYLESS, []],
      [KEYED, ['findRetry']],
    ] as const) {
      const { submitMessage, calls } = start({ perMinute: 1 })
      await submitMessage(attempt)
      calls.length = 0
      await submitMessage(attempt)
      expect(calls).toEqual(reads)
    }
  })

  it('does not score the message', async () => {
    const { submitMessage } = start({ perMinute: 1 })
    await submitMessage(KEYLESS)
    const scoreSpam = () => {
      throw new Error('scored')
    }
    for (const attempt of [KEYED, KEYLESS])
      expect(await submitMessage({ ...attempt, scoreSpam })).toMatchObject({ outcome: 'rate-limited' })
  })
})

describe('submitMessage during a flood', () => {
  const OTHER = { ...KEYLESS, clientAddress: '198.51.100.1', isPlainForm: true }
  const FIRST = { ...KEYLESS, clientAddress: '203.0.113.1', isPlainForm: true }

  it('stores the first message of a plain form in quarantine', async () => {
    for (const rates of [{ totalPerMinute: 1 }, { totalPerHour: 4 }]) {
      const { submitMessage } = start(rates)
      const overLimit: boolean[] = []
      const scoreSpam = (isOverLimit: boolean) => void overLimit.push(isOverLimit)
      expect(await submitMessage({ ...OTHER, scoreSpam })).toEqual(STORED)
      expect(await submitMessage({ ...FIRST, scoreSpam })).toEqual(STORED)
      expect(overLimit).toEqual([false, true])
    }
  })

  it('refuses a second message without offering a challenge, which would not help', async () => {
    for (const attempt of [KEYED, KEYLESS, OTHER]) {
      const { submitMessage } = start({ totalPerHour: 4 })
      await submitMessage(attempt)
      expect(await submitMessage(attempt)).toEqual({ outcome: 'closed', retryAfterS: 3_600 })
    }
  })
})

describe('submitMessage while the disk has no room', () => {
  it('stores and counts nothing, and returns the original result of a retry', async () => {
    for (const attempt of [KEYED, KEYLESS]) {
      const { submitMessage, rateLimiter, calls } = start({ perMinute: 1 }, {}, false)
      expect(await submitMessage(attempt)).toEqual({ outcome: 'closed', retryAfterS: 600 })
      expect(calls).not.toContain('accept')
      expect((await rateLimiter.charge(CLIENT)).check().allowed).toBe(true)
    }
    const { submitMessage } = start({}, { findRetry: async () => REPEATED }, false)
    expect(await submitMessage(KEYED)).toEqual(REPEATED)
  })
})
