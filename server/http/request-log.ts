import type { FastifyInstance } from 'fastify'
import { PROBE_PATHS } from './health.ts'

/** Logs every response but those to probes. Logs the route, because a URL may contain personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    if (!PROBE_PATHS.includes(routeOptions.url ?? ''))
      request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'request completed')
    done()
  })
}
