import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Log } from './log.ts'
import type { OutboxWorker } from './mail/outbox-worker.ts'
import type { JobScheduler } from './mail/scheduled-jobs.ts'
import type { MessageRepository } from './messages/message-repository.ts'

/** The server listens for at least this time after the probes fail, so that proxies notice the failure. */
const READINESS_DELAY_MS = 1_500

const DRAIN_TIMEOUT_MS = 6_000
const FLUSH_TIMEOUT_MS = 2_000
const SHUTDOWN_TIMEOUT_MS = 9_500

type Parts = {
  app: FastifyInstance
  outboxWorker: OutboxWorker
  jobScheduler: JobScheduler
  store: MessageRepository
  stopping: AbortController
  log: Log
}

/** Makes SIGTERM and SIGINT stop the server without failing a request. SIGINT is typed by a person: no load balancer waits. */
export function shutDownOnSignal({ app, outboxWorker, jobScheduler, store, stopping, log }: Parts): void {
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    // Under `npm start`, the terminal and npm both send SIGINT for one Ctrl-C.
    if (stopping.signal.aborted) return
    stopping.abort()
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()

    if (signal === 'SIGTERM') await drain(app.server)
    setTimeout(() => app.server.closeAllConnections(), FLUSH_TIMEOUT_MS)
    await Promise.all([app.close(), outboxWorker.stop(FLUSH_TIMEOUT_MS), jobScheduler.stop()])
    await store.close()
    log.info('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Waits for the last connection to close, and closes idle ones after the delay, when proxies no longer use them. */
async function drain(server: Server): Promise<void> {
  await wait(READINESS_DELAY_MS)
  const end = performance.now() + DRAIN_TIMEOUT_MS - READINESS_DELAY_MS
  const count = promisify(server.getConnections.bind(server))
  while (performance.now() < end) {
    server.closeIdleConnections()
    if ((await count()) === 0) return
    await wait(50)
  }
}
