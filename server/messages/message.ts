import type { ContactMessage } from '#contact/contract.ts'

export type Submission = {
  message: ContactMessage
  idempotencyKey: string | undefined
  quarantinedFor: string | undefined
}

export type Refusal = { outcome: 'rate-limited' | 'disk-full'; retryAfterS: number }

/** Result of storing a message. `repeated` has the first reference; a `conflict` is a key that belongs to other fields. */
export type StoreResult = { outcome: 'stored' | 'repeated'; reference: string } | { outcome: 'conflict' }
