import { OVER_LIMIT } from '../store/schema.ts'
import type { StoreResult } from './duplicates.ts'
import type { Limits, Refusal } from './limits.ts'
import type { MessageRepository, Submission } from './message-repository.ts'

type Parts = { store: Pick<MessageRepository, 'accept' | 'findRetry'>; limits: Limits; now: () => number }

export type Attempt = Omit<Submission, 'quarantinedFor'> & {
  clientAddress: string
  /** Returns why the message looks like spam, or undefined. Not called for a message that is refused. */
  scoreSpam: () => string | undefined
}

/** Creates the function that stores, keeps aside or refuses a message (docs/requirements.md#rate-limit). A repetition counts once. */
export function createSubmitMessage({ store, limits, now }: Parts) {
  return async ({ clientAddress, scoreSpam, ...submission }: Attempt): Promise<StoreResult | Refusal> => {
    const place = await limits.take(clientAddress, submission.message)
    if ('outcome' in place) return (await store.findRetry(submission, now())) ?? place

    let result: StoreResult | undefined
    try {
      const spamReasons = scoreSpam()
      const isOverLimit = place.isOver || (spamReasons === undefined && !place.takeMail())
      const reasons = [...(isOverLimit ? [OVER_LIMIT] : []), ...(spamReasons ? [spamReasons] : [])]
      const quarantinedFor = reasons.join(', ') || undefined
      result = await store.accept({ ...submission, quarantinedFor }, now())
      return result
    } finally {
      if (result?.outcome !== 'stored') place.refund()
    }
  }
}
