import type { FastifyInstance } from 'fastify'
import type { DiskSpace } from '../database/free-space.ts'
import type { DatabaseAddress } from '../database/open-database.ts'
import type { Database } from '../database/schema.ts'
import type { Log } from '../log.ts'
import { findFloodFault } from '../messages/flood.ts'
import type { MessageRepository } from '../messages/message-repository.ts'
import { findMailFault } from '../notifications/mail-fault.ts'
import { findClockFault } from '../personal-data/retention.ts'
import { findStoredMessagesFault } from './stored-messages-fault.ts'

export const HEALTH_PATH = '/healthz'
export const READINESS_PATH = '/readyz'
export const MAIL_PATH = '/mailz'
export const STORE_PATH = '/storez'

/** Requests to the same probe within this time share one query to the store. */
const PROBE_INTERVAL_MS = 500

type Options = {
  store: Pick<MessageRepository, 'probe' | 'outbox'>
  config: { database: DatabaseAddress }
  database: Database
  /** Whether mails are written to files, because SMTP_URL is not set. */
  writesMailFiles: boolean
  findDiskSpace: () => Promise<DiskSpace>
  log: Log
  /** Aborted when the shutdown begins; then `/readyz` fails. */
  stopping: AbortSignal
  now: () => number
}

/**
 * Registers four probes, as a Fastify plugin (docs/operations.md#what-each-probe-means): `/healthz` tells whether the
 * process answers, `/readyz` whether a message could be stored, `/mailz` whether mails reach the team, and `/storez` whether
 * the stored messages need an operator. Visitors can use the site while the last two fail. No response contains a version
 * or a count.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { store, config, database, writesMailFiles, findDiskSpace, log, stopping, now }: Options,
): Promise<void> {
  app.get(HEALTH_PATH, (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  const findStoreFault = memoizeFor(PROBE_INTERVAL_MS, async () => {
    try {
      await store.probe(now())
      return (await findDiskSpace()).hasRoom
        ? undefined
        : 'The disk of the store is almost full: messages are refused.'
    } catch (error) {
      log.error({ err: error }, 'store not writable')
      return 'Messages cannot be stored.'
    }
  })
  registerProbe(app, log, {
    path: READINESS_PATH,
    status: 'ready',
    // Two responses with different times show that the process has restarted in between.
    details: { startedAt: new Date(performance.timeOrigin).toISOString() },
    findFault: async () => (stopping.aborted ? 'The server is stopping.' : findStoreFault()),
    onFault: 'server not ready',
    onRecovery: 'server ready again',
  })

  registerProbe(app, log, {
    path: MAIL_PATH,
    status: writesMailFiles ? 'written to files' : 'ok',
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

  registerProbe(app, log, {
    path: STORE_PATH,
    status: 'ok',
    findFault: memoizeFor(PROBE_INTERVAL_MS, async () => {
      try {
        const { purgeDueAt } = await store.outbox()
        const clockFault = await findClockFault(database, now())
        const fault = findStoredMessagesFault(config.database, { purgeDueAt, clockFault }, now())
        return fault ?? (await findFloodFault(database, now()))
      } catch {
        return 'The stored messages cannot be read.'
      }
    }),
    onFault: 'stored messages need an operator',
    onRecovery: 'stored messages in order again',
  })
}

type Probe = {
  path: string
  /** Value of `status` in the 200 response. */
  status: string
  /** Further fields of the 200 response. */
  details?: Record<string, string>
  /** Returns one sentence that says what is wrong, or undefined if nothing is. */
  findFault: () => Promise<string | undefined>
  /** Log messages when the response changes from 200 to 503, and back. */
  onFault: string
  onRecovery: string
}

/** Adds the route of a probe, which responds with 200, or with 503 if `findFault` returns a sentence. */
function registerProbe(
  app: FastifyInstance,
  log: Log,
  { path, status, details, findFault, onFault, onRecovery }: Probe,
): void {
  let lastFault: string | undefined
  app.get(path, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    const fault = await findFault()
    if (fault !== lastFault) log[fault ? 'error' : 'info']({ fault }, fault ? onFault : onRecovery)
    lastFault = fault
    return fault ? reply.code(503).header('retry-after', 10).send({ error: fault }) : { status, ...details }
  })
}

/** Returns a function that calls `load` at most once in the given time and shares the result between all calls. */
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
