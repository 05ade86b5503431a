import type { ContactMessage } from '#contact/contract.ts'

/** A message as it comes in, with what is known about the post. */
export type Submission = {
  message: ContactMessage
  /** What the form sent to mark repeated posts of one message as such. */
  idempotencyKey: string | undefined
  /** Why this is taken for spam; undefined for a message that the team is told of at once. */
  quarantinedFor: string | undefined
}

/** What became of a submission: repeated posts get the reference of the first, one key never stands for two. */
export type Acceptance = { outcome: 'stored' | 'repeated'; reference: string } | { outcome: 'conflict' }

/** A message as it was stored. */
export type StoredMessage = ContactMessage & {
  reference: string
  /** Milliseconds since 1970 UTC. */
  acceptedAt: number
}

/** A mail to the team that this process has taken: nobody else sends it before the lease ends. */
export type ClaimedNotification = { message: StoredMessage; attempt: number; lastFailure: string | null }

/** What the team is not told of yet, but for messages that it is done with all the same. */
export type Outbox = {
  pending: number
  dead: number
  /** Since when the oldest mail waits; undefined where none does. */
  oldestQueuedAt: number | undefined
  /** When the next list of suspects should go, or should have gone; undefined before the first. */
  listingDueAt: number | undefined
  /** When the next purge is due, or was due where it is held or fails; undefined before the first. */
  purgeDueAt: number | undefined
}

/** How long a sender may keep a notification, in milliseconds. */
export const LEASE_MS = 120_000

/** Mail that waits longer than this counts as stuck, in milliseconds. */
export const STUCK_AFTER_MS = 15 * 60_000

/** A post without a key that repeats all fields of a message this recent is the same message, in milliseconds. */
export const REPEAT_WITHIN_MS = 10 * 60_000

/**
 * Where messages are kept until they are erased. All times are milliseconds since 1970 UTC. Every method rejects
 * while the store cannot be reached or written; none of the errors carries a visitor's text.
 */
export type ContactStore = {
  /**
   * Commits the message and its pending notification in one transaction; a suspect gets no notification.
   * @returns once everything is safe on the disk
   */
  accept(submission: Submission, now: number): Promise<Acceptance>

  /** What `accept` would answer to a post that may be a repeated one; undefined if it is new. Writes nothing. */
  findRepeated(submission: Submission): Promise<Acceptance | undefined>

  /** Takes the notification that is due the longest, or none. The lease ends by itself after `LEASE_MS`. */
  claimNext(now: number): Promise<ClaimedNotification | undefined>

  /**
   * Three ends of a taken notification; without effect if its lease ended and another sender has taken it. `note` stays
   * on a sent mail where a notice went in its place.
   */
  markSent(taken: ClaimedNotification, now: number, note?: string | null): Promise<void>
  postpone(taken: ClaimedNotification, dueAt: number, failure: string | null): Promise<void>
  markDead(taken: ClaimedNotification, now: number, failure: string): Promise<void>

  /** The mails to the team that are not sent. */
  outbox(): Promise<Outbox>

  /** Proves by a durable write that the next message could be kept. */
  probe(now: number): Promise<void>

  close(): Promise<void>
}
