import type { ContactStore } from '../messages/message.ts'
import { gauge, type Metric } from './prometheus.ts'

/** A store that hangs must not keep the rest of the numbers back, in milliseconds. */
const TIMEOUT_MS = 2_000

/** Mails that wait, read from the store; where it cannot be read, that is all that is said. */
export async function outboxMetrics(store: Pick<ContactStore, 'outbox'>, now: number): Promise<Metric[]> {
  const outbox = await within(TIMEOUT_MS, store.outbox()).catch(() => undefined)
  const readable = gauge('website_store_readable', '1 while the store of messages can be read.', () =>
    outbox ? 1 : 0,
  )
  if (!outbox) return [readable]
  const { pending, dead, oldestQueuedAt = now, listingDueAt = now, purgeDueAt = now } = outbox
  const oldest = Math.max(0, now - oldestQueuedAt, now - listingDueAt) / 1_000
  return [
    readable,
    gauge(
      'website_outbox_pending',
      'Mails to the team that wait to be sent, about messages that are not done.',
      () => pending,
    ),
    gauge(
      'website_outbox_dead',
      'Mails that the relay refuses for good, about messages that are not done.',
      () => dead,
    ),
    gauge(
      'website_outbox_oldest_seconds',
      'How long the oldest waiting mail has waited, or the daily list of suspects beyond its time.',
      () => oldest,
    ),
    gauge(
      'website_retention_overdue_seconds',
      'How long the daily purge of expired messages is overdue; it waits for an operator where it is held.',
      () => Math.max(0, now - purgeDueAt) / 1_000,
    ),
  ]
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
