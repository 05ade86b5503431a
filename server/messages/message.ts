import type { ContactMessage } from '#contact/contract.ts'

/** A message to submit, with the facts about its request that decide how it is stored. */
export type Submission = {
  message: ContactMessage
  /** Sent by the form to mark retries of one message. */
  idempotencyKey: string | undefined
  /** Reasons of the spam score; undefined for a message that isn't quarantined. */
  quarantinedFor: string | undefined
}

/** A repeated message gets the reference of the first one. A conflict is a key that belongs to another message. */
export type SubmitResult =
  | { outcome: 'stored' | 'repeated'; reference: string }
  | { outcome: 'conflict' }
  | { outcome: 'rate-limited'; retryAfterS: number }

/** A message as it was stored. */
export type StoredMessage = ContactMessage & {
  reference: string
  /** Milliseconds since 1970 UTC. */
  acceptedAt: number
}
