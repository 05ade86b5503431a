import type { FastifyInstance } from 'fastify'
import type { JobScheduler } from './jobs/job-scheduler.ts'
import type { Log } from './log.ts'
import type { MessageRepository } from './messages/message-repository.ts'
import type { OutboxWorker } from './notifications/outbox-worker.ts'

/** Minimum time between the failure of `/readyz` and the end of listening, so that load balancers notice the failure. */
const READINESS_DELAY_MS = 1_000

/** Maximum wait for open connections. Longer than the keep-alive timeout, which closes idle connections. */
const DRAIN_TIMEOUT_MS = 6_000

/** Time to finish the mail and the responses in progress. */
const FLUSH_TIMEOUT_MS = 2_000

/** The process exits after this time, even if a step of the shutdown hangs. */
const SHUTDOWN_TIMEOUT_MS = 9_500

/** Signals within this time count as one: under `npm start`, the terminal and npm both send SIGINT for one Ctrl-C. */
const SIGNAL_DEBOUNCE_MS = 500

type Parts = {
  app: FastifyInstance
  outboxWorker: OutboxWorker
  jobScheduler: JobScheduler
  store: MessageRepository
  stopping: AbortController
  log: Log
}

/**
 * Exits on SIGTERM and SIGINT without a failed request (test/resilience/rolling-restart.ts). First `/readyz` fails and each
 * response closes its connection, then the server stops listening. SIGINT comes from a person at a terminal, so it skips
 * the delay for load balancers. A second signal exits at once.
 */
export function shutDownOnSignal({ app, outboxWorker, jobScheduler, store, stopping, log }: Parts): void {
  let startedAt = 0
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping.signal.aborted) {
      if (performance.now() - startedAt >= SIGNAL_DEBOUNCE_MS) process.exit(1)
      return
    }
    startedAt = performance.now()
    stopping.abort()
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()

    if (signal === 'SIGTERM') await drain(app)
    await Promise.all([closeListener(app), outboxWorker.stop(FLUSH_TIMEOUT_MS), jobScheduler.stop()])
    await store.close()
    log.info('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Waits for the last connection to close, at least `READINESS_DELAY_MS` and at most `DRAIN_TIMEOUT_MS`. */
async function drain(app: FastifyInstance): Promise<void> {
  const start = performance.now()
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    const waited = performance.now() - start
    const connections = await new Promise<number>((resolve) =>
      app.server.getConnections((_, count) => resolve(count)),
    )
    if (waited >= DRAIN_TIMEOUT_MS || (waited >= READINESS_DELAY_MS && connections === 0)) return
  }
}

async function closeListener(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), FLUSH_TIMEOUT_MS)
  await app.close()
  clearTimeout(timer)
}
