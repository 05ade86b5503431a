import type { OutboxStatus } from '../store/outbox.ts'

/** Time in milliseconds after which an overdue purge is a fault. A failed purge is retried every hour. */
const MAX_PURGE_DELAY_MS = 3 * 3_600_000

/**
 * Returns what an operator must do about the stored messages.
 * @param now milliseconds since 1970 UTC
 * @returns one sentence without numbers and personal data; undefined if there is nothing to do
 */
export function findStoredMessagesFault(
  { purgeDueAt, clockFault }: Pick<OutboxStatus, 'purgeDueAt'> & { clockFault: string | undefined },
  now: number,
): string | undefined {
  if (clockFault)
    return `Nothing is erased, because ${clockFault}: check it, then run inbox purge --clock-is-right.`
  if (purgeDueAt !== undefined && now - purgeDueAt > MAX_PURGE_DELAY_MS)
    return 'Expired messages are not erased: check the clock and RETENTION_DAYS, then run inbox purge.'
  return undefined
}
