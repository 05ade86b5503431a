import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isApiUrl, sendProblem } from './error-page.ts'
import { sendNotFoundPage } from './send-page.ts'
import type { StaticSite } from './static-site.ts'
import { answerUnknownUrl } from './unknown-url.ts'

/**
 * Answers a URL that is unknown or cannot be decoded: with JSON below `/api`, else with a page or a redirect
 * (docs/requirements.md#unknown-addresses).
 */
export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  site: StaticSite | undefined,
): FastifyReply {
  const sentence = 'There is nothing at this address. Messages are sent to /api/contact.'
  if (isApiUrl(request.url))
    return reply.code(404).header('cache-control', 'no-store, no-transform').send({ error: sentence })
  return site ? answerUnknownUrl(request, reply, site) : sendProblem(request, reply, 404, sentence)
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
    return sendProblem(request, reply, 416, 'The file is shorter than the part you asked for.')
  if (site && status < 500) return sendNotFoundPage(request, reply, site)
  request.log.error({ err: error }, 'request failed')
  const sentence = 'Something went wrong on our side. Please try again in a minute.'
  return sendProblem(request, reply, 500, sentence)
}
