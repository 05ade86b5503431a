import { setTimeout as wait } from 'node:timers/promises'
import { Gauge, Registry } from 'prom-client'
import type { Outbox } from '../outbox/outbox.ts'

/** Timeout, so that a hanging store does not block the other metrics. */
const STORE_TIMEOUT_MS = 2_000

/** Reads the outbox and returns its metrics. If the store cannot be read, returns only `website_store_readable`, as 0. */
export async function createOutboxMetrics(store: Pick<Outbox, 'outbox'>, now: number): Promise<Registry> {
  const registry = new Registry()
  const addGauge = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [registry] }).set(value)

  const timeout = wait(STORE_TIMEOUT_MS, undefined, { ref: false })
  const outbox = await Promise.race([store.outbox(), timeout]).catch(() => undefined)
  addGauge('website_store_readable', '1 while the message store can be read, else 0.', outbox ? 1 : 0)
  if (!outbox) return registry

  const { pending, dead, oldestQueuedAt = now, digestDueAt = now, purgeDueAt = now } = outbox
  addGauge(
    'website_outbox_pending',
    'Mails that wait to be sent to the team, about messages that are not done.',
    pending,
  )
  addGauge(
    'website_outbox_dead',
    'Mails to the team that the relay rejects permanently, about messages that are not done.',
    dead,
  )
  addGauge(
    'website_outbox_oldest_seconds',
    'Age of the oldest pending mail, or delay of the daily quarantine digest if that is longer.',
    Math.max(0, now - oldestQueuedAt, now - digestDueAt) / 1_000,
  )
  addGauge(
    'website_retention_overdue_seconds',
    'How long the daily purge of expired messages is overdue, because it is held or fails.',
    Math.max(0, now - purgeDueAt) / 1_000,
  )
  return registry
}
