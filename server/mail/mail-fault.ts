import { type OutboxStatus, STUCK_AFTER_MS } from '../store/outbox.ts'

/** Time in milliseconds after which an overdue digest is a fault: about 24 attempts, one each hour, have failed. */
export const MAX_DIGEST_DELAY_MS = 24 * 3_600_000

/** Returns one sentence, without personal data, on what keeps mails or webhooks from the team; undefined without a fault. */
export function findMailFault(status: OutboxStatus, now: number): string | undefined {
  const { dead, isUnanswered, oldestQueuedAt = now, digestDueAt = now, isWebhookOff } = status
  if (isUnanswered)
    return 'The mail server takes mails to the team and ends the connection without an answer.'
  if (dead > 0) return 'The mail server refuses a mail to the team.'
  if (now - oldestQueuedAt > STUCK_AFTER_MS) return 'A mail to the team has waited for too long.'
  if (now - digestDueAt > MAX_DIGEST_DELAY_MS) return 'The daily list of quarantined messages is overdue.'
  if (isWebhookOff) return 'The webhook is switched off, because its receiver refuses it.'
  return undefined
}
