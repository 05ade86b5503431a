import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { sendNotFoundPage } from '../site/send-page.ts'
import type { StaticSite } from '../site/static-site.ts'
import { answerUnknownUrl } from '../site/unknown-url.ts'

/** Answers an unknown URL: with JSON under /api, else with a page or a redirect (docs/requirements.md#unknown-addresses). */
export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  site: StaticSite | undefined,
): FastifyReply {
  const isApi = /^\/api(?:[/?]|$)/.test(request.url)
  if (site && !isApi) return answerUnknownUrl(request, reply, site)
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ error: 'There is nothing at this address. Messages are sent to /api/contact.' })
}

/** Answers a URL that cannot be decoded: with the 404 page for a browser, else with JSON. */
export function sendUndecodable(
  request: FastifyRequest,
  reply: FastifyReply,
  site: StaticSite | undefined,
): FastifyReply {
  if (site && request.headers.accept?.includes('text/html')) return sendNotFoundPage(request, reply, site)
  return reply.code(400).send({ error: 'This address cannot be read. Check it for stray % signs.' })
}

/** Answers an error that no route has handled. */
export function sendUnhandledError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  site: StaticSite | undefined,
): FastifyReply {
  const status = error.statusCode ?? 500
  if (status === 416)
    return reply.code(416).send({ error: 'The file is shorter than the part you asked for.' })
  if (site && status < 500) return sendNotFoundPage(request, reply, site)
  request.log.error({ err: error }, 'request failed')
  return reply
    .code(500)
    .header('cache-control', 'no-store')
    .send({ error: 'Something went wrong on our side. Please try again in a minute.' })
}
