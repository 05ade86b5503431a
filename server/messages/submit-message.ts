import type { Submission, SubmitResult } from './message.ts'
import type { MessageRepository } from './message-repository.ts'
import type { RateLimiter } from './rate-limiter.ts'

type Parts = {
  store: Pick<MessageRepository, 'accept'>
  rateLimiter: RateLimiter
  now: () => number
}

/**
 * Creates the function that stores a message if the client's rate limit allows it. A retry with the same
 * idempotency key gets the original result and does not count. Every message without a key counts
 * (docs/requirements.md#contact-api). The created function rejects if the database can't be written.
 */
export function createSubmitMessage({ store, rateLimiter, now }: Parts) {
  return async (submission: Submission, clientAddress: string): Promise<SubmitResult> => {
    const hasKey = submission.idempotencyKey !== undefined
    const charge = rateLimiter.charge(clientAddress)
    if (!hasKey) {
      // Check the rate limit first, so that a refused message causes no database access.
      const quota = charge.consume()
      if (!quota.allowed) return { outcome: 'rate-limited', retryAfterS: quota.retryAfterS }
    }

    let result: SubmitResult | undefined
    try {
      result = await store.accept(submission, now(), charge.consume)
      return result
    } finally {
      const counts = result?.outcome === 'stored' || (result?.outcome === 'repeated' && !hasKey)
      if (!counts) charge.refund()
    }
  }
}
