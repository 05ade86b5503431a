import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { BODY_LIMIT } from '#contact/fields.ts'
import type { Config } from './config.ts'
import { HEALTH_PATH, MAIL_PATH, READINESS_PATH, registerHealth } from './health.ts'
import { clientErrorAnswer } from './http/client-error.ts'
import { CONTACT_PATH, registerContact } from './http/contact-route.ts'
import type { Log } from './log.ts'
import type { ContactStore } from './messages/message.ts'
import type { Counts, RequestKind } from './metrics/counts.ts'
import type { Notifier } from './notifications/outbox-worker.ts'
import { withPageCsp } from './site/page-csp.ts'
import { assetHeaders, securityHeaders } from './site/security-headers.ts'
import {
  answerUnknownAddress,
  isPage,
  isUnknown,
  registerSite,
  sendNotFoundPage,
} from './site/site-routes.ts'
import type { StaticSite } from './site/static-site.ts'

export type AppParts = {
  config: Config
  store: ContactStore
  notifier: Pick<Notifier, 'wake'>
  log: Log
  counts: Counts
  /** The built pages; undefined for the API alone, as behind the development server. */
  site: StaticSite | undefined
  /** Aborted as soon as the process is told to stop: readiness ends and connections are no longer kept. */
  stopping: AbortSignal
  /** Wall clock in milliseconds since 1970 UTC. */
  now?: () => number
}

/** Limits against slow clients and oversized requests, in ms and bytes; `npm run prove -- slow` tests them. */
const LIMITS = {
  bodyLimit: BODY_LIMIT,
  requestTimeout: 10_000,
  connectionTimeout: 20_000,
  keepAliveTimeout: 5_000,
  maxRequestsPerSocket: 1_000,
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 8_192 },
}

/** Files that pages are made of; the service worker is none of them, it lives under the policy of a page. */
const ASSET = /^\/(?:(?:_astro|assets|drawings|icons)\/|favicon\.|site\.webmanifest)/

/** Beyond, new connections are dropped rather than all of them starved. */
const MAX_CONNECTIONS = 4_000

/** Builds the whole server without listening: tests ask it in the same configuration that visitors meet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, stopping, log, counts, now = Date.now } = parts
  const site = parts.site && withPageCsp(parts.site, config)
  const headers = securityHeaders({
    siteOrigin: config.siteOrigin,
    apiOrigin: config.apiOrigin,
    scriptHashes: site?.scriptHashes ?? [],
    styleHashes: site?.styleHashes ?? [],
  })
  const headersOfAssets = assetHeaders(config.siteOrigin)

  const app = Fastify({
    ...LIMITS,
    loggerInstance: log,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    // Nobody is believed about a client's address but the proxies that are named one by one.
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    return503OnClosing: false,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    clientErrorHandler: clientErrorAnswer(headers),
    frameworkErrors: (_, __, reply: FastifyReply) =>
      reply
        .headers(headers)
        .code(400)
        .send({ error: 'This address cannot be read. Check it for stray % signs.' }),
  })
  app.server.maxConnections = MAX_CONNECTIONS
  app.removeAllContentTypeParsers()

  app.addHook('onRequest', (request, reply, done) => {
    const unknown = isUnknown(request, site)
    // A page brings all its headers itself.
    if (!site?.pages.has(request.routeOptions.url ?? ''))
      reply.headers(!unknown && ASSET.test(request.url) ? headersOfAssets : headers)
    if (stopping.aborted) reply.raw.setHeader('connection', 'close')
    if (unknown) answerUnknown(request, reply, site)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered')
    counts.request(kindOf(request, site), reply.statusCode, reply.elapsedTime / 1_000)
    done()
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply, site))
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, site))

  registerHealth(app, { ...parts, now })
  registerContact(app, { ...parts, now })
  if (site) await registerSite(app, site)
  return app
}

function kindOf(request: FastifyRequest, site: StaticSite | undefined): RequestKind {
  const route = request.routeOptions.url ?? ''
  if (isUnknown(request, site)) return 'unknown'
  if (route === CONTACT_PATH) return 'contact'
  if ([HEALTH_PATH, READINESS_PATH, MAIL_PATH].includes(route)) return 'probe'
  return site && isPage(site, route) ? 'page' : 'file'
}

/** Answers an unknown address: JSON under /api, else a page (docs/requirements.md#unknown-addresses). */
function answerUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  site: StaticSite | undefined,
): FastifyReply {
  const isApi = /^\/api(?:[/?]|$)/.test(request.url)
  if (site && !isApi) return answerUnknownAddress(request, reply, site)
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ error: 'There is nothing at this address. Messages are sent to /api/contact.' })
}

function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  site: StaticSite | undefined,
): FastifyReply {
  const status = error.statusCode ?? 500
  if (status === 416)
    return reply.code(416).send({ error: 'The file is shorter than the part you asked for.' })
  if (site && status < 500) return sendNotFoundPage(request, reply, site)
  request.log.error({ err: error }, 'failed')
  return reply
    .code(500)
    .header('cache-control', 'no-store')
    .send({ error: 'Something went wrong on our side. Please try again in a minute.' })
}
