import type { FastifyInstance } from 'fastify'
import type { ServerParts } from './server-parts.ts'

const PROBE_INTERVAL_MS = 500

const SILENT = { logLevel: 'silent' as const }

/** Registers the probes, as a Fastify plugin (docs/operations.md#what-each-probe-means). Public, so no answer names a reason. */
export async function healthRoutes(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { store, findDiskSpace, log, stopping, now } = parts
  let wasReady = true
  let last = { at: Number.NEGATIVE_INFINITY, isReady: Promise.resolve(true) }

  const findIsReady = async (): Promise<boolean> => {
    const error = await store.probe(now()).catch((reason: unknown) => reason ?? 'unknown')
    const isReady = error === undefined && (await findDiskSpace()).hasRoom
    if (isReady && !wasReady) log.info('server ready again')
    if (!isReady && wasReady) log.error({ err: error }, 'server not ready')
    wasReady = isReady
    return isReady
  }

  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/healthz', SILENT, async (_, reply) => {
    if (!stopping.aborted) return { status: 'ok' }
    return reply.code(503).send({ status: 'stopping' })
  })
  app.get('/readyz', SILENT, async (_, reply) => {
    const at = performance.now()
    if (at - last.at >= PROBE_INTERVAL_MS) last = { at, isReady: findIsReady() }
    if (!stopping.aborted && (await last.isReady)) return { status: 'ready' }
    return reply.code(503).header('retry-after', 10).send({ status: 'not ready' })
  })
}
