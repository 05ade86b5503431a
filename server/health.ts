import type { FastifyInstance } from 'fastify'
import type { ContactStore } from './contact/store.ts'
import type { Log } from './log.ts'

export const HEALTH_PATH = '/healthz'
export const READINESS_PATH = '/readyz'

/** A probe writes to the disk, so that its answer is shared by everybody who asks within this time. */
const PROBE_EVERY_MS = 500

type Parts = {
  store: Pick<ContactStore, 'probe' | 'isMailStuck'>
  log: Log
  /** Aborted as soon as the process is told to stop. */
  stopping: AbortSignal
  now: () => number
}

/**
 * `/healthz`: the process answers. `/readyz`: it should be sent visitors, since it does not stop, the next
 * message would be kept and mail flows. Neither tells a version or a count; the log says more.
 */
export function registerHealth(app: FastifyInstance, { store, log, stopping, now }: Parts): void {
  const findFault = shareFor(PROBE_EVERY_MS, async () => {
    try {
      await store.probe(now())
      return (await store.isMailStuck(now())) ? 'Mail to the team is stuck.' : undefined
    } catch (error) {
      log.error({ err: error }, 'store cannot be written')
      return 'Messages cannot be stored.'
    }
  })
  let lastFault: string | undefined

  app.get(HEALTH_PATH, (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get(READINESS_PATH, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    const fault = stopping.aborted ? 'The server is stopping.' : await findFault()
    if (fault !== lastFault) log[fault ? 'error' : 'info']({ fault }, fault ? 'not ready' : 'ready again')
    lastFault = fault
    return fault ? reply.code(503).header('retry-after', 10).send({ error: fault }) : { status: 'ready' }
  })
}

/** @returns a function that asks once and gives everybody the same answer for a while */
function shareFor<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (!answer || now - askedAt >= milliseconds) {
      askedAt = now
      answer = ask()
    }
    return answer
  }
}
