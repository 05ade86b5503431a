import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Log } from './log.ts'
import type { MessageRepository } from './messages/message-repository.ts'

/** Counts what became of a message that a visitor sent, or of an attempt to mail the team. */
export type CountOutcome = (of: 'message' | 'mail', outcome: string) => void

type Metrics = ReturnType<typeof createMetrics>

/** Creates the metrics of the server (docs/operations.md#metrics). No label contains data of a visitor. */
export function createMetrics(store: Pick<MessageRepository, 'outbox'>, clock: () => number = Date.now) {
  const registry = new Registry()
  const registers = [registry]
  const help = 'What became of the messages of visitors and of the mails to the team.'
  const outcomes = new Counter({
    name: 'website_outcomes_total',
    help,
    labelNames: ['of', 'outcome'],
    registers,
  })
  const gauge = (name: string, help: string) => new Gauge({ name: `website_${name}`, help, registers })
  const readable = gauge('store_readable', '1 while the message store can be read, else 0.')
  const pending = gauge('outbox_pending', 'Mails that wait to be sent to the team.')
  const dead = gauge('outbox_dead', 'Mails to the team that the relay rejects permanently.')
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest waiting mail, or delay of the daily list.')
  const overdue = gauge('retention_overdue_seconds', 'How long the daily purge of messages is overdue.')

  return {
    registry,
    count: ((of, outcome) => outcomes.inc({ of, outcome })) satisfies CountOutcome,
    async render() {
      const now = clock()
      const outbox = await store.outbox().catch(() => undefined)
      readable.set(outbox ? 1 : 0)
      if (outbox) {
        const { oldestQueuedAt = now, digestDueAt = now, purgeDueAt = now } = outbox
        pending.set(outbox.pending)
        dead.set(outbox.dead)
        oldest.set(Math.max(0, now - oldestQueuedAt, now - digestDueAt) / 1_000)
        overdue.set(Math.max(0, now - purgeDueAt) / 1_000)
      }
      return registry.metrics()
    },
  }
}

/** Serves `GET /metrics` on loopback, and retries in the background if it cannot listen. @returns a function that stops it */
export function serveMetrics({ registry, render }: Metrics, port: number, log: Log): () => void {
  collectDefaultMetrics({ register: registry })
  const server = createServer({ requestTimeout: 5_000 }, async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8').end(await render())
  })
  const listen = () => server.listen({ host: '127.0.0.1', port })
  let timer: NodeJS.Timeout | undefined
  server.on('error', ({ code }: NodeJS.ErrnoException) => {
    log.warn({ code, port }, 'METRICS_PORT: the metrics endpoint cannot listen, retrying')
    // During an update, the old server uses the port for a few more seconds.
    timer = setTimeout(listen, 1_000)
  })
  listen()
  return () => {
    clearTimeout(timer)
    server.close().closeAllConnections()
  }
}
