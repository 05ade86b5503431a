import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'
import type { MessageRepository } from '../messages/message-repository.ts'
import type { DiskSpace } from '../store/free-space.ts'

const HEALTH_PATH = '/healthz'
const READINESS_PATH = '/readyz'
export const PROBE_PATHS = [HEALTH_PATH, READINESS_PATH]

/** Requests within this time share one query to the store. */
const PROBE_INTERVAL_MS = 500

type Options = {
  store: Pick<MessageRepository, 'probe'>
  findDiskSpace: () => Promise<DiskSpace>
  log: Log
  /** Aborted when the shutdown begins. */
  stopping: AbortSignal
  now: () => number
}

/**
 * Registers two probes, as a Fastify plugin (docs/operations.md#what-each-probe-means): `/healthz` tells a proxy
 * whether to send requests, and `/readyz` whether a message can be stored. Both fail once the shutdown begins. Everybody may
 * ask, so the answer is the state alone: the log and `npm run inbox -- status` have the reason.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { store, findDiskSpace, log, stopping, now }: Options,
): Promise<void> {
  let wasReady = true
  const canStore = memoizeFor(PROBE_INTERVAL_MS, async () => {
    const error = await store.probe(now()).catch((reason: unknown) => reason ?? 'unknown')
    const isReady = error === undefined && (await findDiskSpace()).hasRoom
    if (isReady !== wasReady)
      if (isReady) log.info('server ready again')
      else log.error({ err: error }, 'server not ready')
    wasReady = isReady
    return isReady
  })

  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
  app.get(HEALTH_PATH, async (_, reply) => {
    if (!stopping.aborted) return { status: 'ok' }
    return reply.code(503).send({ status: 'stopping' })
  })
  app.get(READINESS_PATH, async (_, reply) => {
    if (!stopping.aborted && (await canStore())) return { status: 'ready' }
    return reply.code(503).header('retry-after', 10).send({ status: 'not ready' })
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
