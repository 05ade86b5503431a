import type { Config } from '../config.ts'
import { createAcceptLimit } from '../http/rate-limiter.ts'
import type { Acceptance, ContactStore, Submission } from './message.ts'

type Parts = {
  store: Pick<ContactStore, 'accept' | 'findRepeated'>
  rate: Config['contactRate']
  now: () => number
}

export type Accepted = Acceptance | { outcome: 'too many'; retryAfterS: number }

/**
 * Lets a client leave as many messages as it may. Posts that repeat one message under its key are that message:
 * they cost no place, and they are told the same even by a client that has no place left.
 * @returns a function that rejects where the store cannot write
 */
export function createAcceptance({ store, rate, now }: Parts) {
  const limit = createAcceptLimit(rate.max, rate.windowS)
  const underWay = new Map<string, { submission: Submission; acceptance: Promise<Acceptance> }>()

  return async (submission: Submission, clientAddress: string): Promise<Accepted> => {
    const key = submission.idempotencyKey
    const first = key === undefined ? undefined : underWay.get(key)
    if (first && isSameMessage(first.submission, submission)) {
      const acceptance = await first.acceptance
      return acceptance.outcome === 'stored' ? { ...acceptance, outcome: 'repeated' } : acceptance
    }

    const place = limit.take(clientAddress)
    if (!place.granted) {
      const repeated = await store.findRepeated(submission)
      return repeated ?? { outcome: 'too many', retryAfterS: place.retryAfterS }
    }

    const acceptance = store.accept(submission, now())
    if (key !== undefined && !first) underWay.set(key, { submission, acceptance })
    try {
      const result = await acceptance
      if (result.outcome === 'conflict' || (result.outcome === 'repeated' && key !== undefined))
        place.giveBack()
      return result
    } catch (error) {
      place.giveBack()
      throw error
    } finally {
      if (key !== undefined && !first) underWay.delete(key)
    }
  }
}

function isSameMessage(a: Submission, b: Submission): boolean {
  const fields = ['name', 'email', 'service', 'message'] as const
  return fields.every((field) => a.message[field] === b.message[field])
}
