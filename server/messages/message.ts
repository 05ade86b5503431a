import type { ContactMessage } from '#contact/contract.ts'

/** A message to store, with the idempotency key of its request and the result of the spam score. */
export type Submission = {
  message: ContactMessage
  /** The same for all retries of one message; undefined if the client sent none. */
  idempotencyKey: string | undefined
  /** Why the message is quarantined; undefined if it is not quarantined. */
  quarantinedFor: string | undefined
}

/**
 * Result of storing a message. `repeated` carries the reference of the first submission. `conflict` means that the
 * idempotency key belongs to a message with other fields.
 */
export type SubmitResult =
  | { outcome: 'stored' | 'repeated'; reference: string }
  | { outcome: 'conflict' }
  | { outcome: 'rate-limited'; retryAfterS: number }

/** The fields of a stored message, its reference and its time. */
export type StoredMessage = ContactMessage & {
  reference: string
  /** Milliseconds since 1970 UTC. */
  acceptedAt: number
}
