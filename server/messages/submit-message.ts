import type { ContactMessage } from '#contact/contract.ts'
import { OVER_LIMIT } from '../store/schema.ts'
import type { Limits } from './limits.ts'
import type { Refusal, StoreResult } from './message.ts'
import type { MessageRepository } from './message-repository.ts'

type Parts = { store: Pick<MessageRepository, 'accept' | 'findRetry'>; limits: Limits; now: () => number }

export type Attempt = {
  message: ContactMessage
  idempotencyKey: string | undefined
  clientAddress: string
  /** Returns why the message looks like spam, or undefined. Not called for a message that is refused. */
  scoreSpam: () => string | undefined
}

/** Creates the function that stores, keeps aside or refuses a message (docs/requirements.md#rate-limit). A repetition counts once. */
export function createSubmitMessage({ store, limits, now }: Parts) {
  return async ({
    message,
    idempotencyKey,
    clientAddress,
    scoreSpam,
  }: Attempt): Promise<StoreResult | Refusal> => {
    const place = await limits.take(clientAddress, message)
    if ('outcome' in place) return (await store.findRetry({ message, idempotencyKey }, now())) ?? place

    let result: StoreResult | undefined
    try {
      const spamReasons = scoreSpam()
      const isOverLimit = place.isOver || (spamReasons === undefined && !place.takeMail())
      const reasons = [...(isOverLimit ? [OVER_LIMIT] : []), ...(spamReasons ? [spamReasons] : [])]
      const quarantinedFor = reasons.join(', ') || undefined
      result = await store.accept({ message, idempotencyKey, quarantinedFor }, now())
      return result
    } finally {
      if (result?.outcome !== 'stored') place.refund()
    }
  }
}
