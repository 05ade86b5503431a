import type { FastifyInstance } from 'fastify'
import type { Log } from './log.ts'
import type { MessageRepository } from './messages/message-repository.ts'
import { findMailFault } from './notifications/mail-fault.ts'

export const HEALTH_PATH = '/healthz'
export const READINESS_PATH = '/readyz'
export const MAIL_PATH = '/mailz'

/** Requests within this time share one query to the store. */
const PROBE_INTERVAL_MS = 500

type Options = {
  store: Pick<MessageRepository, 'probe' | 'outbox'>
  log: Log
  /** Aborted when the shutdown begins. */
  stopping: AbortSignal
  now: () => number
}

/**
 * Plugin with three probes (docs/operations.md#what-each-probe-means): `/healthz` for the process, `/readyz` for the next
 * message, `/mailz` for mail to the team. Mail is separate, because visitors can use the site while mail is stuck. The
 * responses hold no version and no counts.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { store, log, stopping, now }: Options,
): Promise<void> {
  app.get(HEALTH_PATH, (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  const findStoreFault = memoizeFor(PROBE_INTERVAL_MS, async () => {
    try {
      await store.probe(now())
      return undefined
    } catch (error) {
      log.error({ err: error }, 'store not writable')
      return 'Messages cannot be stored.'
    }
  })
  registerProbe(app, log, {
    path: READINESS_PATH,
    status: 'ready',
    findFault: async () => (stopping.aborted ? 'The server is stopping.' : findStoreFault()),
    onFault: 'server not ready',
    onRecovery: 'server ready again',
  })

  registerProbe(app, log, {
    path: MAIL_PATH,
    status: 'ok',
    findFault: memoizeFor(PROBE_INTERVAL_MS, async () => {
      try {
        return findMailFault(await store.outbox(), now())
      } catch (error) {
        log.error({ err: error }, 'outbox not readable')
        return 'The waiting mails cannot be read.'
      }
    }),
    onFault: 'mail delivery failing',
    onRecovery: 'mail delivery recovered',
  })
}

type Probe = {
  path: string
  /** Status in the response of a healthy server. */
  status: string
  /** Returns what is wrong in one sentence, or undefined. */
  findFault: () => Promise<string | undefined>
  /** Log messages; only changes are logged. */
  onFault: string
  onRecovery: string
}

/** Adds a route that responds with 200 or 503. */
function registerProbe(
  app: FastifyInstance,
  log: Log,
  { path, status, findFault, onFault, onRecovery }: Probe,
): void {
  let lastFault: string | undefined
  app.get(path, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    const fault = await findFault()
    if (fault !== lastFault) log[fault ? 'error' : 'info']({ fault }, fault ? onFault : onRecovery)
    lastFault = fault
    return fault ? reply.code(503).header('retry-after', 10).send({ error: fault }) : { status }
  })
}

/** Returns a function that shares one result between all calls within a time. */
function memoizeFor<T>(milliseconds: number, load: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  let loadedAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (!result || now - loadedAt >= milliseconds) {
      loadedAt = now
      result = load()
    }
    return result
  }
}
