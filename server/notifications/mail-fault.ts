import { type Outbox, STUCK_AFTER_MS } from '../messages/message.ts'

/** The daily list is retried each hour, so that a list this late has failed a whole day, in milliseconds. */
export const MAX_LISTING_DELAY_MS = 24 * 3_600_000

/**
 * Finds what keeps mail from the team.
 * @param now milliseconds since 1970 UTC
 * @returns one sentence without counts or visitors' data; undefined while mails flow
 */
export function findMailFault(outbox: Outbox, now: number): string | undefined {
  const { dead, oldestQueuedAt = now, listingDueAt = now } = outbox
  if (dead > 0) return 'The mail server refuses a mail to the team.'
  if (now - oldestQueuedAt > STUCK_AFTER_MS) return 'A mail to the team has waited for too long.'
  if (now - listingDueAt > MAX_LISTING_DELAY_MS) return 'The daily list of quarantined messages is overdue.'
  return undefined
}
