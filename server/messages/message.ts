import type { ContactMessage } from '#contact/contract.ts'
import type { Challenge } from '#contact/solve-challenge.ts'

/** A message to store, the idempotency key of its request, and the reasons for quarantine. */
export type Submission = {
  message: ContactMessage
  /** Key that all retries of one message have in common; undefined if the client sent no key. */
  idempotencyKey: string | undefined
  /** Why the message is quarantined; undefined if it is not quarantined. */
  quarantinedFor: string | undefined
}

/**
 * Result of storing a message. For `repeated`, the reference is that of the first submission. `conflict` means that
 * the idempotency key belongs to a message with other fields, `closed` that a flood or the disk leaves no room for it.
 */
export type SubmitResult =
  | { outcome: 'stored' | 'repeated'; reference: string }
  | { outcome: 'conflict' }
  | { outcome: 'rate-limited'; retryAfterS: number; challenge?: Challenge }
  | { outcome: 'closed'; retryAfterS: number }
