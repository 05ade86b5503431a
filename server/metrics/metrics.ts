import { Counter, Histogram, Registry } from 'prom-client'
import type { Outbox } from '../outbox/outbox.ts'
import { ACCEPTED_AS, type Counts, MAIL_OUTCOMES } from './counts.ts'
import { createOutboxMetrics } from './outbox-metrics.ts'
import { registerProcessMetrics } from './process-metrics.ts'

const DURATION_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = {
  counts: Counts
  /** Returns all metrics in the text format of Prometheus. */
  render(): Promise<string>
}

/**
 * Creates the metrics of the server (docs/operations.md#metrics).
 * @param refusalReasons all values of the label `reason`; each series exists from the start, at 0
 */
export function createMetrics(
  store: Pick<Outbox, 'outbox'>,
  refusalReasons: readonly string[],
  droppedLogLines: () => number,
): Metrics {
  const { counts, registry } = createCounts(refusalReasons)
  registerProcessMetrics(registry, droppedLogLines)
  return {
    counts,
    async render() {
      return Registry.merge([registry, await createOutboxMetrics(store, Date.now())]).metrics()
    },
  }
}

/**
 * Creates counters in memory, with every known series at 0. If a series appeared only with its first event, Prometheus'
 * `increase()` would not count that event.
 */
export function createCounts(refusalReasons: readonly string[] = []): { counts: Counts; registry: Registry } {
  const registry = new Registry()
  const registers = [registry]
  const accepted = new Counter({
    name: 'website_messages_accepted_total',
    help: 'Messages accepted from visitors.',
    labelNames: ['as'],
    registers,
  })
  const refused = new Counter({
    name: 'website_messages_refused_total',
    help: 'Posts to the contact form that were answered with an error.',
    labelNames: ['reason'],
    registers,
  })
  const mails = new Counter({
    name: 'website_mail_attempts_total',
    help: 'Attempts to mail the team about a message.',
    labelNames: ['outcome'],
    registers,
  })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response.',
    labelNames: ['kind', 'status'],
    buckets: DURATION_BUCKETS_S,
    registers,
  })
  for (const as of ACCEPTED_AS) accepted.inc({ as }, 0)
  for (const reason of refusalReasons) refused.inc({ reason }, 0)
  for (const outcome of MAIL_OUTCOMES) mails.inc({ outcome }, 0)

  const counts: Counts = {
    messageAccepted: (as) => accepted.inc({ as }),
    messageRefused: (reason) => refused.inc({ reason }),
    mail: (outcome) => mails.inc({ outcome }),
    request: (kind, status, seconds) =>
      requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds),
  }
  return { counts, registry }
}
