import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FORM_FILL_TIME_HEADER, IDEMPOTENCY_HEADER } from '#contact/fields.ts'
import type { Config } from '../config.ts'
import type { ContactStore } from '../messages/message.ts'
import { createAcceptance } from '../messages/submit-message.ts'
import type { Counts } from '../metrics/counts.ts'
import type { Notifier } from '../notifications/outbox-worker.ts'
import type { StaticSite } from '../site/static-site.ts'
import { mustBeMended, REFUSALS, type Refusal, tooManyMessages } from './errors.ts'
import { FORM_TYPE, JSON_TYPE, readContactBodies } from './form-body.ts'
import { withLinkedSubject } from './linked-subject.ts'
import { parseSubmission, type ReadPost } from './parse-submission.ts'
import { classifyOrigin } from './request-origin.ts'
import { createAnswers, isPlainForm } from './responses.ts'

export const CONTACT_PATH = '/api/contact'

/** Longest time from the last byte of a message to its answer, in milliseconds. */
const ANSWER_WITHIN_MS = 5_000

export type ContactParts = {
  config: Pick<Config, 'siteOrigin' | 'allowedOrigins' | 'contactRate'>
  store: Pick<ContactStore, 'accept' | 'findRepeated'>
  notifier: Pick<Notifier, 'wake'>
  site: StaticSite | undefined
  counts: Pick<Counts, 'messageAccepted' | 'messageRefused'>
  now: () => number
}

/** Registers `POST /api/contact` and its error answers (docs/requirements.md#contact-api). */
export function registerContact(
  root: FastifyInstance,
  { config, store, notifier, site, counts, now }: ContactParts,
): void {
  const accept = createAcceptance({ store, rate: config.contactRate, now })
  const answer = createAnswers(site, counts)

  root.register(async (app) => {
    readContactBodies(app)
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const refusal = refusalFor(error)
      if (refusal.status >= 500) request.log.error({ err: error }, 'contact failed')
      return answer.refused(request, reply, refusal)
    })

    app.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', vary: 'origin' })
      const sender = classifyOrigin(request, config)
      if (sender === 'allowed origin') reply.headers(crossOriginHeaders(request))
      if (request.method !== 'POST') {
        return answerOtherMethod(request, reply, { isAllowedOrigin: sender === 'allowed origin', counts })
      }
      if (sender === 'foreign site') return answer.refused(request, reply, REFUSALS.foreignSite)
      if (!isReadableType(request)) return answer.refused(request, reply, REFUSALS.wrongType)
    })

    app.post(CONTACT_PATH, { handlerTimeout: ANSWER_WITHIN_MS }, async (request, reply) => {
      if (site && isPlainForm(request))
        request.body = withLinkedSubject(request.body, request.headers.referer, site.subjects)
      const post = parseSubmission(
        request,
        isPlainForm(request) && classifyOrigin(request, config) === 'no browser',
      )
      if (!post.ok) return answer.refused(request, reply, refusalOfPost(post))

      const result = await accept(post.submission, request.ip).catch((error: unknown) => {
        request.log.error({ err: error }, 'message not stored')
        return { outcome: 'unavailable' } as const
      })
      if (result.outcome === 'unavailable') return answer.refused(request, reply, REFUSALS.storeUnavailable)
      if (result.outcome === 'conflict') return answer.refused(request, reply, REFUSALS.keyOfAnother)
      if (result.outcome === 'too many') {
        return answer.refused(request, reply, tooManyMessages(result.retryAfterS))
      }
      if (result.outcome === 'stored') notifier.wake()
      const isSuspect = post.submission.quarantinedFor !== undefined
      counts.messageAccepted(result.outcome === 'repeated' ? 'repeated' : isSuspect ? 'quarantined' : 'new')
      return answer.accepted(request, reply, result.reference)
    })

    const otherMethods = app.supportedMethods.filter((method) => method !== 'POST' && method !== 'HEAD')
    app.route({ method: otherMethods, url: CONTACT_PATH, handler: (_, reply) => reply.callNotFound() })
  })
}

function refusalOfPost(post: Extract<ReadPost, { ok: false }>): Refusal {
  return post.reason === 'key' ? REFUSALS.wrongKey : mustBeMended(post.fields, post.unknownFields)
}

function refusalFor({ statusCode, code }: FastifyError): Refusal {
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return REFUSALS.storeUnavailable
  const refusals: readonly Refusal[] = [
    REFUSALS.unreadable,
    REFUSALS.timeout,
    REFUSALS.tooLarge,
    REFUSALS.wrongType,
  ]
  const found = refusals.find(({ status }) => status === statusCode)
  return found ?? (statusCode !== undefined && statusCode < 500 ? REFUSALS.unreadable : REFUSALS.failure)
}

/** The type is looked at before the body: what follows a charset that is not UTF-8 would be misread. */
function isReadableType({ headers }: FastifyRequest): boolean {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = parameters.map((parameter) => parameter.trim()).find((text) => text.startsWith('charset='))
  return [JSON_TYPE, FORM_TYPE].includes(type.trim()) && /^(charset="?utf-?8"?)?$/.test(charset ?? '')
}

function crossOriginHeaders(request: FastifyRequest): Record<string, string> {
  return {
    'access-control-allow-origin': request.headers.origin ?? '',
    'access-control-expose-headers': 'retry-after',
  }
}

/** The browser's question before a post from an allowed origin; any other method has nothing to do here. */
function answerOtherMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  { isAllowedOrigin, counts }: { isAllowedOrigin: boolean } & Pick<ContactParts, 'counts'>,
): FastifyReply {
  if (request.method === 'OPTIONS' && isAllowedOrigin && request.headers['access-control-request-method']) {
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': `content-type, ${IDEMPOTENCY_HEADER}, ${FORM_FILL_TIME_HEADER}`,
        'access-control-max-age': '600',
      })
      .send()
  }
  const { reason, status, error } = REFUSALS.wrongMethod
  counts.messageRefused(reason)
  return reply.code(status).header('allow', 'POST').send({ error })
}
