import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TEAM_PATH } from '../inbox/team-links.ts'
import type { Counts, RequestKind } from '../metrics/counts.ts'
import { isUnknownUrl } from '../site/site-routes.ts'
import type { StaticSite } from '../site/static-site.ts'
import { isPage } from '../site/unknown-url.ts'
import { CONTACT_PATH } from './contact-route.ts'
import { PROBE_PATHS } from './health.ts'

/** Counts every response and logs all but those to probes. Logs the route, because a URL may contain personal data. */
export function logRequests(app: FastifyInstance, site: StaticSite | undefined, counts: Counts): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const kind = kindOf(request, site)
    if (kind !== 'probe')
      request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'request completed')
    counts.request(kind, reply.statusCode, reply.elapsedTime / 1_000)
    done()
  })
}

function kindOf(request: FastifyRequest, site: StaticSite | undefined): RequestKind {
  const route = request.routeOptions.url ?? ''
  if (isUnknownUrl(request, site)) return 'unknown'
  if (route.startsWith(TEAM_PATH)) return 'page'
  if (route === CONTACT_PATH) return 'contact'
  if (PROBE_PATHS.includes(route)) return 'probe'
  return site && isPage(site, route) ? 'page' : 'file'
}
