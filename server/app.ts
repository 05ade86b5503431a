import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import { createClientShares, limitConnectionsPerClient } from './http/client-shares.ts'
import { contactRoute } from './http/contact-route.ts'
import { countViews } from './http/count-views.ts'
import { clientErrorAnswer, sendProblem } from './http/error-page.ts'
import { healthRoutes } from './http/health.ts'
import { ASSET_PATH, assetHeaders, securityHeaders } from './http/security-headers.ts'
import { sendPage } from './http/send-page.ts'
import type { ServerParts } from './http/server-parts.ts'
import { isUnknownUrl, siteRoutes } from './http/site-routes.ts'
import { teamRoutes } from './http/team-routes.ts'
import { sendNotFound } from './http/unknown-url.ts'
import { TEAM_PATH } from './team/team-links.ts'

/** Limits against slow clients and large requests, in ms and bytes. A slow body has limits of its own (http/body-parsers.ts). */
const LIMITS = {
  requestTimeout: 60_000,
  connectionTimeout: 20_000,
  maxRequestsPerSocket: 1_000,
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 8_192 },
}

/** How long an idle connection stays open. A proxy must close it first, at the latest after ten minutes, or it could lose a message. */
const KEEP_ALIVE_MS = { direct: 5_000, behindProxy: 660_000 }

/** The server drops connections beyond this number. Two thirds of it are more than Caddy opens (deploy/Caddyfile). */
const MAX_CONNECTIONS = 6_000

/** Headers that a request may contain only once (RFC 9112 section 3.2, RFC 9110 section 5.3): a proxy could read another one. */
const SINGLE_HEADER = /^(?:host|content-type)$/i

const TOO_MANY = 'Your network opens very much at the same time. Please try again in a moment.'

/** Builds the server and does not listen yet. Production and the tests use the same configuration. */
export async function buildApp(parts: ServerParts): Promise<FastifyInstance> {
  const { config, site, stopping, log } = parts
  const headers = securityHeaders(config)
  const subresourceHeaders = assetHeaders(config.siteOrigin)
  const isBehindProxy = config.trustProxy.length > 0

  const app = Fastify({
    ...LIMITS,
    keepAliveTimeout: isBehindProxy ? KEEP_ALIVE_MS.behindProxy : KEEP_ALIVE_MS.direct,
    loggerInstance: log,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    trustProxy: isBehindProxy ? config.trustProxy : false,
    return503OnClosing: false,
    // Mail programs change the case and the slashes of a link.
    rewriteUrl: ({ url = '' }) => url.replace(/^\/+team\/+/i, TEAM_PATH),
    clientErrorHandler: clientErrorAnswer(headers),
    frameworkErrors: (_, request, reply: FastifyReply) => sendNotFound(request, reply.headers(headers), site),
  })
  app.server.maxConnections = MAX_CONNECTIONS
  if (!isBehindProxy) limitConnectionsPerClient(app.server)
  app.removeAllContentTypeParsers()
  app.decorateRequest('hold')
  const takeShare = createClientShares()

  app.addHook('onRequest', (request, reply, done) => {
    const isUnknown = isUnknownUrl(request, site)
    reply.headers(!isUnknown && ASSET_PATH.test(request.url) ? subresourceHeaders : headers)
    const names = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && SINGLE_HEADER.test(name))
    const isRepeated = new Set(names.map((name) => name.toLowerCase())).size < names.length
    const hasShare = takeShare(request, reply)
    const hasBody = 'transfer-encoding' in request.headers || 'content-length' in request.headers
    if (stopping.aborted || isRepeated || (!hasShare && hasBody)) reply.raw.setHeader('connection', 'close')
    if (isRepeated) sendProblem(request, reply, 400, 'This request repeats Host or Content-Type.')
    else if (!hasShare) sendProblem(request, reply.header('retry-after', 1), 429, TOO_MANY)
    else if (isUnknown) sendNotFound(request, reply, site)
    else done()
  })
  // The route and not the URL, which may contain personal data.
  app.addHook('onResponse', async ({ log, method, routeOptions: { url } }, { statusCode, elapsedTime }) => {
    log.info(
      { method, route: url, status: statusCode, ms: Math.round(elapsedTime * 10) / 10 },
      'request completed',
    )
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode === 412) return sendProblem(request, reply, 412, 'The file has changed.')
    if (statusCode === 416)
      return sendProblem(request, reply, 416, 'The file is shorter than the part you asked for.')
    if (site && statusCode < 500) return sendPage(request, reply, site.notFound, 404)
    request.log.error({ err: error }, 'request failed')
    return sendProblem(request, reply, 500, 'Something went wrong on our side. Please try again in a minute.')
  })
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, site))

  if (site) await countViews(app, parts)
  await app.register(healthRoutes, parts)
  await app.register(contactRoute, parts)
  await app.register(teamRoutes, parts)
  if (site) await app.register(siteRoutes, { site })
  return app
}
