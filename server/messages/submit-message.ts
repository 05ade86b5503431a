import type { ContactMessage } from '#contact/contract.ts'
import { type ChallengeSubject, createChallenge, isSolved } from './challenge.ts'
import { clientKey } from './client-networks.ts'
import { fingerprintOf } from './duplicates.ts'
import type { SubmitResult } from './message.ts'
import type { MessageRepository } from './message-repository.ts'
import type { Charge, Quota, RateLimiter } from './rate-limiter.ts'

type Parts = {
  store: Pick<MessageRepository, 'accept' | 'findRetry' | 'challengeKey'>
  rateLimiter: RateLimiter
  /** Returns whether the disk has room for more messages. */
  hasFreeSpace: () => Promise<boolean>
  now: () => number
}

/** A valid message, before it is counted and scored. */
export type Attempt = {
  message: ContactMessage
  idempotencyKey: string | undefined
  clientAddress: string
  /** The client's solution of a challenge that an earlier response contained. */
  solution: string | undefined
  /** Whether a form without scripts has sent the message, which cannot solve a challenge. */
  isPlainForm: boolean
  /**
   * Returns why the message is quarantined. Not called for a message that is not stored, because it takes time.
   * @param isOverLimit whether a plain form is stored over the limits, because it is the first message of its client
   */
  scoreSpam: (isOverLimit: boolean) => string | undefined
}

/** Seconds after which a message that found no room on the disk may be sent again. */
const FREE_SPACE_RETRY_AFTER_S = 600

/**
 * Creates the function that stores a message if it is within the rate limits, or if its client has solved a challenge. A first
 * message from a plain form, which can't solve one, is quarantined instead. A repeated message with an idempotency key gets the
 * original result and does not count; every message without a key counts (docs/requirements.md#contact-api). The created
 * function rejects if the database can't be read or written.
 */
export function createSubmitMessage({ store, rateLimiter, hasFreeSpace, now }: Parts) {
  return async (attempt: Attempt): Promise<SubmitResult> => {
    const { message, idempotencyKey, clientAddress } = attempt
    const hasKey = idempotencyKey !== undefined
    const charge = await rateLimiter.charge(clientAddress)
    // Without a key, count first: a message over the limits then causes no database access.
    const count = hasKey ? charge.check : charge.consume
    let quota = count()
    const isOverLimit = !quota.allowed
    const isDiskFull = !(await hasFreeSpace())
    if (isOverLimit || isDiskFull) {
      // A retry is found by a read, so that a flood causes no write transaction.
      const original = hasKey ? await store.findRetry(message, idempotencyKey, now()) : undefined
      if (original || isDiskFull) {
        charge.refund()
        return original ?? { outcome: 'closed', retryAfterS: FREE_SPACE_RETRY_AFTER_S }
      }
    }
    if (!quota.allowed && !quota.isClosed) {
      const isSolved = await hasSolution(attempt, charge)
      if (isSolved || attempt.isPlainForm) {
        charge.waiveLimits(isSolved ? 'solved' : 'quarantined')
        quota = count()
      }
    }
    if (!quota.allowed) return refuse(attempt, charge, quota)

    let result: SubmitResult | undefined
    try {
      const quarantinedFor = attempt.scoreSpam(isOverLimit && attempt.isPlainForm)
      const submission = { message, idempotencyKey, quarantinedFor }
      result = await store.accept(submission, now(), charge.consume)
    } finally {
      const counts = result?.outcome === 'stored' || (result?.outcome === 'repeated' && !hasKey)
      if (!counts) charge.refund()
    }
    return result.outcome === 'rate-limited' ? refuse(attempt, charge, charge.check()) : result
  }

  async function hasSolution(attempt: Attempt, charge: Charge): Promise<boolean> {
    const { solution } = attempt
    if (solution === undefined) return false
    const difficulty = { hourlyLoad: charge.hourlyLoad(), now: now() }
    return isSolved(await store.challengeKey(), subjectOf(attempt), { solution, ...difficulty })
  }

  /** Offers a challenge, unless not even its solution would help. */
  async function refuse(attempt: Attempt, charge: Charge, quota: Quota): Promise<SubmitResult> {
    const retryAfterS = quota.allowed ? 1 : quota.retryAfterS
    if (!quota.allowed && quota.isClosed) return { outcome: 'closed', retryAfterS }
    const difficulty = { hourlyLoad: charge.hourlyLoad(), now: now() }
    const challenge = createChallenge(await store.challengeKey(), subjectOf(attempt), difficulty)
    return { outcome: 'rate-limited', retryAfterS, challenge }
  }
}

function subjectOf({ message, idempotencyKey, clientAddress }: Attempt): ChallengeSubject {
  return { clientKey: clientKey(clientAddress), fingerprint: fingerprintOf(message), idempotencyKey }
}
