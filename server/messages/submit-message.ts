import type { ContactMessage } from '#contact/contract.ts'
import { type ChallengeSubject, createChallenge, isSolved } from './challenge.ts'
import { fingerprintOf } from './duplicates.ts'
import type { SubmitResult } from './message.ts'
import type { MessageRepository } from './message-repository.ts'
import { type Charge, clientKey, type RateLimiter } from './rate-limiter.ts'

type Parts = {
  store: Pick<MessageRepository, 'accept' | 'findRetry' | 'challengeKey'>
  rateLimiter: RateLimiter
  now: () => number
}

/** A valid message, before it is counted and scored. */
export type Attempt = {
  message: ContactMessage
  idempotencyKey: string | undefined
  clientAddress: string
  /** The client's solution of a challenge that an earlier response contained. */
  solution: string | undefined
  /** Returns why the message is quarantined. Not called for a message over the limits, because it takes time. */
  scoreSpam: () => string | undefined
}

/**
 * Creates the function that stores a message if it is within the rate limits, or if its client has solved a challenge.
 * A repeated message gets the original result and does not count, if it has an idempotency key. Every message without a
 * key counts (docs/requirements.md#contact-api). The created function rejects if the database can't be read or written.
 */
export function createSubmitMessage({ store, rateLimiter, now }: Parts) {
  return async (attempt: Attempt): Promise<SubmitResult> => {
    const { message, idempotencyKey, clientAddress } = attempt
    const hasKey = idempotencyKey !== undefined
    const charge = rateLimiter.charge(clientAddress)
    // Without a key, count first: a message over the limits then causes no database access.
    const quota = hasKey ? charge.check() : charge.consume()
    if (!quota.allowed) {
      // A retry is found by a read, so that a flood causes no write transaction.
      const original = hasKey ? await store.findRetry(message, idempotencyKey, now()) : undefined
      if (original) return original
      if (!(await hasSolution(attempt, charge))) return withChallenge(attempt, charge, quota.retryAfterS)
      charge.waiveLimits()
      if (!hasKey) charge.consume()
    }

    let result: SubmitResult | undefined
    try {
      const submission = { message, idempotencyKey, quarantinedFor: attempt.scoreSpam() }
      result = await store.accept(submission, now(), charge.consume)
    } finally {
      const counts = result?.outcome === 'stored' || (result?.outcome === 'repeated' && !hasKey)
      if (!counts) charge.refund()
    }
    return result.outcome === 'rate-limited' ? withChallenge(attempt, charge, result.retryAfterS) : result
  }

  async function hasSolution(attempt: Attempt, charge: Charge): Promise<boolean> {
    const { solution } = attempt
    if (solution === undefined) return false
    const difficulty = { hourlyLoad: charge.hourlyLoad(), now: now() }
    return isSolved(await store.challengeKey(), subjectOf(attempt), { solution, ...difficulty })
  }

  async function withChallenge(attempt: Attempt, charge: Charge, retryAfterS: number): Promise<SubmitResult> {
    const difficulty = { hourlyLoad: charge.hourlyLoad(), now: now() }
    const challenge = createChallenge(await store.challengeKey(), subjectOf(attempt), difficulty)
    return { outcome: 'rate-limited', retryAfterS, challenge }
  }
}

function subjectOf({ message, idempotencyKey, clientAddress }: Attempt): ChallengeSubject {
  return { clientKey: clientKey(clientAddress), fingerprint: fingerprintOf(message), idempotencyKey }
}
