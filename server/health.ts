import type { FastifyInstance } from 'fastify'
import type { Log } from './log.ts'
import type { ContactStore } from './messages/message.ts'
import { findMailFault } from './notifications/mail-fault.ts'

export const HEALTH_PATH = '/healthz'
export const READINESS_PATH = '/readyz'
export const MAIL_PATH = '/mailz'

/** A probe asks the store, so that its answer is shared by everybody who asks within this time. */
const PROBE_EVERY_MS = 500

type Parts = {
  store: Pick<ContactStore, 'probe' | 'outbox'>
  log: Log
  /** Aborted as soon as the process is told to stop. */
  stopping: AbortSignal
  now: () => number
}

/**
 * Adds three probes. `/healthz`: the process answers. `/readyz`: it does not stop, and the next message would be kept.
 * `/mailz`: mails reach the team; kept apart, because a mail that is refused is no reason to turn visitors away. None
 * tells a version or a count; the log says more.
 */
export function registerHealth(app: FastifyInstance, { store, log, stopping, now }: Parts): void {
  app.get(HEALTH_PATH, (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  const findStoreFault = memoizeFor(PROBE_EVERY_MS, async () => {
    try {
      await store.probe(now())
      return undefined
    } catch (error) {
      log.error({ err: error }, 'store cannot be written')
      return 'Messages cannot be stored.'
    }
  })
  registerProbe(app, log, {
    path: READINESS_PATH,
    status: 'ready',
    checkReadiness: async () => (stopping.aborted ? 'The server is stopping.' : findStoreFault()),
    onFault: 'not ready',
    onRecovery: 'ready again',
  })

  registerProbe(app, log, {
    path: MAIL_PATH,
    status: 'ok',
    checkReadiness: memoizeFor(PROBE_EVERY_MS, async () => {
      try {
        return findMailFault(await store.outbox(), now())
      } catch (error) {
        log.error({ err: error }, 'outbox cannot be read')
        return 'The waiting mails cannot be read.'
      }
    }),
    onFault: 'mail does not flow',
    onRecovery: 'mail flows again',
  })
}

type Probe = {
  path: string
  /** What the answer says while nothing is wrong. */
  status: string
  /** Returns what is wrong in one sentence, or undefined. */
  checkReadiness: () => Promise<string | undefined>
  /** Log messages; each change is logged once. */
  onFault: string
  onRecovery: string
}

/** Adds a route that answers 200 or 503. */
function registerProbe(
  app: FastifyInstance,
  log: Log,
  { path, status, checkReadiness, onFault, onRecovery }: Probe,
): void {
  let lastFault: string | undefined
  app.get(path, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    const fault = await checkReadiness()
    if (fault !== lastFault) log[fault ? 'error' : 'info']({ fault }, fault ? onFault : onRecovery)
    lastFault = fault
    return fault ? reply.code(503).header('retry-after', 10).send({ error: fault }) : { status }
  })
}

/** @returns a function that asks once and gives everybody the same answer for a while */
function memoizeFor<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
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
