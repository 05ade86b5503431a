import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ParsedContact, parseContact, submissionBody } from '#contact/contract.ts'
import type { OutboxWorker } from '../mail/outbox-worker.ts'
import { isFirstTest } from '../messages/first-test.ts'
import { createLimits, type Rates } from '../messages/limits.ts'
import type { MessageRepository } from '../messages/message-repository.ts'
import type { ScoreSpam } from '../messages/score-spam.ts'
import { createSubmitMessage } from '../messages/submit-message.ts'
import type { CountOutcome } from '../metrics.ts'
import type { DiskSpace } from '../store/free-space.ts'
import { OVER_LIMIT } from '../store/schema.ts'
import { addBodyParsers, isSupportedType, isUncompressed } from './body-parsers.ts'
import { corsHeaders, isPreflight, PREFLIGHT_HEADERS } from './cors.ts'
import { ApiError, refused, storeUnavailable, toApiError, validationError } from './errors.ts'
import { withLinkedSubject } from './linked-subject.ts'
import { type RequestFacts, readRequestFacts } from './request-facts.ts'
import type { Origins } from './request-origin.ts'
import { sendAccepted, sendError } from './responses.ts'
import type { StaticSite } from './static-site.ts'

declare module 'fastify' {
  interface FastifyRequest {
    facts: RequestFacts
    /** The body before validation. The error page of a plain form shows the values that the visitor typed. */
    typedBody: unknown
  }
}

export const CONTACT_PATH = '/api/contact'

/** Maximum time to process a request, in milliseconds. A request that takes longer gets status 503. */
const HANDLER_TIMEOUT_MS = 5_000

/** Matches 1 to 255 visible ASCII characters. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/

export type ContactParts = {
  config: Origins & { contactRate: Rates; isTrial: boolean }
  store: Pick<MessageRepository, 'accept' | 'findRetry'>
  outboxWorker: Pick<OutboxWorker, 'poke'>
  scoreSpam: ScoreSpam
  site: StaticSite | undefined
  count?: CountOutcome | undefined
  findDiskSpace: () => Promise<DiskSpace>
  now: () => number
}

/** Registers `POST /api/contact` and its error responses (docs/requirements.md#contact-api). */
export function registerContact(root: FastifyInstance, parts: ContactParts): void {
  const { config, store, outboxWorker, scoreSpam, site, count, findDiskSpace, now } = parts
  const limits = createLimits({ rates: config.contactRate, findDiskSpace })
  const submitMessage = createSubmitMessage({ store, limits, now })

  root.register(async (app) => {
    addBodyParsers(app)
    app.decorateRequest('facts')
    app.decorateRequest('typedBody')

    app.setErrorHandler<FastifyError | ApiError>((cause, request, reply) => {
      const error = toApiError(cause)
      const isOurFault = error.statusCode >= 500 && error.reason !== 'disk-full'
      if (isOurFault) request.log.error({ err: error.cause ?? error }, 'contact request failed')
      count?.('message', error.reason)
      return sendError(request, reply, { error, site })
    })

    app.addHook('onRequest', async (request, reply) => {
      request.facts = readRequestFacts(request, config)
      const { origin, isPlainForm } = request.facts
      reply.headers({ 'cache-control': 'no-store, no-transform', vary: 'origin' })
      if (origin === 'allowed-origin') reply.headers(corsHeaders(request))
      if (request.method !== 'POST') return answerOtherMethod(request, reply)
      if (!isPlainForm) assertAllowed(request)
    })

    app.addHook('preValidation', async (request) => {
      const { isPlainForm, idempotencyKey } = request.facts
      if (site && isPlainForm)
        request.body = withLinkedSubject(request.body, request.headers.referer, site.subjects)
      request.typedBody = request.body
      // Only now, because the answer to a plain form shows the typed values again.
      if (isPlainForm) assertAllowed(request)
      if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey))
        throw new ApiError('wrong-key')
    })

    app.post<{ Body: ParsedContact }>(
      CONTACT_PATH,
      {
        handlerTimeout: HANDLER_TIMEOUT_MS,
        schema: { body: submissionBody },
        validatorCompiler: () => validateBody,
      },
      async (request, reply) => {
        const { message, honeypot } = request.body
        const { origin, isPlainForm, clientAddress, idempotencyKey, fillSeconds } = request.facts
        const isWithoutBrowser = isPlainForm && origin === 'no-browser'
        const result = await submitMessage({
          message,
          idempotencyKey,
          clientAddress,
          scoreSpam: () =>
            config.isTrial && isFirstTest(message, honeypot)
              ? undefined
              : scoreSpam(message, { honeypot, fillSeconds, isWithoutBrowser }),
        }).catch((error: unknown) => {
          throw storeUnavailable(error)
        })
        if (result.outcome === 'conflict') throw new ApiError('key-reused')
        if ('retryAfterS' in result) throw refused(result, site?.email)
        if (result.outcome === 'stored') outboxWorker.poke()
        count?.('message', acceptedAs(result))
        return sendAccepted(request, reply, result.reference)
      },
    )

    const otherMethods = app.supportedMethods.filter((method) => method !== 'POST' && method !== 'HEAD')
    app.route({ method: otherMethods, url: CONTACT_PATH, handler: (_, reply) => reply.callNotFound() })
  })
}

/** @throws ApiError for a request from another site, and for a content type or encoding that the API does not accept */
function assertAllowed(request: FastifyRequest): void {
  if (request.facts.origin === 'foreign-site') throw new ApiError('foreign-site')
  if (!isSupportedType(request)) throw new ApiError('wrong-type')
  if (!isUncompressed(request)) throw new ApiError('wrong-encoding')
}

function acceptedAs({ outcome, quarantinedFor }: { outcome: string; quarantinedFor?: string | undefined }) {
  if (outcome !== 'stored') return 'repeated'
  if (quarantinedFor === undefined) return 'new'
  return quarantinedFor.startsWith(OVER_LIMIT) ? 'over-limit' : 'quarantined'
}

/** Validates a body. Fastify replaces the body with the returned `value`, or throws the returned `error`. */
function validateBody(body: unknown) {
  const result = parseContact(body)
  return result.ok ? { value: result } : { error: validationError(result.fields) }
}

/**
 * Answers a CORS preflight request from an allowed origin with 204.
 * @throws ApiError 405 for every other request whose method is not POST
 */
function answerOtherMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.facts.origin === 'allowed-origin' && isPreflight(request))
    return reply.code(204).headers(PREFLIGHT_HEADERS).send()
  reply.header('allow', 'POST')
  throw new ApiError('wrong-method')
}
