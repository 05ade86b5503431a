import type { FastifyInstance } from 'fastify'
import type { Chores } from './jobs/scheduled-jobs.ts'
import type { Log } from './log.ts'
import type { ContactStore } from './messages/message.ts'
import type { Notifier } from './notifications/outbox-worker.ts'

/** How long the listener stays open for proxies to notice that `/readyz` has turned, in milliseconds. */
const READINESS_DELAY_MS = 1_000

/** By then every idle connection has been closed in the ordinary way: longer than the keep-alive time. */
const DRAIN_MS = 6_000

/** The mail under way may end in this time, and so may the last answers, in milliseconds. */
const FLUSH_TIMEOUT_MS = 2_000

/** Whatever hangs, the process ends after this, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 9_500

/** One Ctrl-C comes twice under `npm start`: from the terminal, and from npm, which hands its own on. */
const SIGNAL_DEBOUNCE_MS = 500

type Parts = {
  app: FastifyInstance
  notifier: Notifier
  chores: Chores
  store: ContactStore
  stopping: AbortController
  log: Log
}

/**
 * Ends the process on SIGTERM and SIGINT without a failed request (`npm run prove -- stops`): readiness ends
 * first, answers close their connections while the listener is still open, and only then it closes. A second
 * signal, half a second later or more, ends the process at once; SIGINT, which a person types, does not wait for
 * proxies.
 */
export function stopGracefully({ app, notifier, chores, store, stopping, log }: Parts): void {
  let begun = 0
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping.signal.aborted) {
      if (performance.now() - begun >= SIGNAL_DEBOUNCE_MS) process.exit(1)
      return
    }
    begun = performance.now()
    stopping.abort()
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()

    if (signal === 'SIGTERM') await drain(app)
    await Promise.all([closeListener(app), notifier.stop(FLUSH_TIMEOUT_MS), chores.stop()])
    await store.close()
    log.info('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Waits until the last connection has gone, between the two limits. */
async function drain(app: FastifyInstance): Promise<void> {
  const start = performance.now()
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    const waited = performance.now() - start
    const connections = await new Promise<number>((resolve) =>
      app.server.getConnections((_, count) => resolve(count)),
    )
    if (waited >= DRAIN_MS || (waited >= READINESS_DELAY_MS && connections === 0)) return
  }
}

async function closeListener(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), FLUSH_TIMEOUT_MS)
  await app.close()
  clearTimeout(timer)
}
