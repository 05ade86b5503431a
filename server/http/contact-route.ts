import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import {
  type ContactAccepted,
  type ContactError,
  FORM_FILL_TIME_HEADER,
  IDEMPOTENCY_HEADER,
} from '#contact/api.ts'
import { createContactParser } from '#contact/contract.ts'
import type { FieldErrors } from '#contact/fields.ts'
import { findHint, findSubject, splitKnownSubject, withSubject } from '#contact/subject.ts'
import { createLimits } from '../messages/limits.ts'
import { createSubmitMessage } from '../messages/submit-message.ts'
import { createBodyBudget } from './body-budget.ts'
import { addBodyParsers, assertReadable, isPlainForm } from './body-parsers.ts'
import { wantsJson } from './error-page.ts'
import { ApiError, refused, toApiError } from './errors.ts'
import { renderFormAnswer } from './form-pages.ts'
import { classifyOrigin } from './request-origin.ts'
import { sendFilledPage, sourceOf } from './send-page.ts'
import type { ServerParts } from './server-parts.ts'
import { THANK_YOU_PATH } from './static-site.ts'

const CONTACT_PATH = '/api/contact'

/** Maximum time to process a request, in milliseconds. A request that takes longer gets status 503. */
const HANDLER_TIMEOUT_MS = 5_000

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/

const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': ['content-type', IDEMPOTENCY_HEADER, FORM_FILL_TIME_HEADER].join(', '),
  'access-control-max-age': '600',
}

/** Serves `POST /api/contact` and its error responses, as a Fastify plugin (docs/requirements.md#contact-api). */
export async function contactRoute(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { config, store, outboxWorker, scoreSpam, site, findDiskSpace, now } = parts
  const limits = createLimits({ rates: config.contactRate, findDiskSpace })
  const submitMessage = createSubmitMessage({ store, limits, now })
  const hasRoom = createBodyBudget()
  const parseContact = createContactParser(site?.serviceChoices)
  /** Returns the subject in the address of the request. That of a form without scripts is in the address of its page. */
  const findLinked = (request: FastifyRequest) => {
    const referrer = isPlainForm(request) ? request.headers.referer : undefined
    const queries = [request.url, referrer].map((url) => url?.split(/\?(.*)/s)[1] ?? '')
    return site && queries.map((query) => findSubject(query, site.subjects)).find(Boolean)
  }
  const assertAllowed = (request: FastifyRequest): void => {
    if (classifyOrigin(request, config) === 'foreign-site') throw new ApiError('foreign-site')
    assertReadable(request)
  }

  addBodyParsers(app)

  app.addHook('onRequest', async (request, reply) => {
    const { method, headers } = request
    reply.headers({ 'cache-control': 'no-store, no-transform', vary: 'origin' })
    const isCors = classifyOrigin(request, config) === 'allowed-origin'
    if (isCors)
      reply.headers({
        'access-control-allow-origin': headers.origin,
        'access-control-expose-headers': 'retry-after',
      })
    if (isCors && method === 'OPTIONS' && headers['access-control-request-method'])
      return reply.code(204).headers(PREFLIGHT_HEADERS).send()
    if (method !== 'POST') {
      reply.header('allow', 'POST')
      throw new ApiError('wrong-method')
    }
    if (!hasRoom(request, reply))
      throw new ApiError('store-unavailable', { cause: new Error('Too many unfinished bodies') })
    // The answer to a plain form shows the typed values again, so its body is read first.
    if (!isPlainForm(request)) assertAllowed(request)
  })

  app.addHook('preValidation', async (request) => {
    if (!isPlainForm(request)) return
    const { typedFields = {} } = request
    // Without scripts the page cannot choose the service of its link.
    const service = typedFields.service || (findLinked(request)?.service ?? '')
    request.typedFields = { ...typedFields, service }
    request.body = request.typedFields
    assertAllowed(request)
  })

  app.all(CONTACT_PATH, { handlerTimeout: HANDLER_TIMEOUT_MS }, async (request, reply) => {
    const idempotencyKey = request.headers[IDEMPOTENCY_HEADER]?.toString()
    if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey)) throw new ApiError('wrong-key')
    const parsed = parseContact(request.body)
    if (!parsed.ok) throw invalid(parsed.fields)
    const { message: typed, honeypot } = parsed
    const { subject, words } = splitKnownSubject(typed.message, site?.subjects)
    if (words === '') throw invalid({ message: 'Enter your message.' })
    const stored = withSubject(subject || (findLinked(request)?.subject ?? ''), words)
    const message = { ...typed, message: stored }
    const fillTime = String(request.headers[FORM_FILL_TIME_HEADER])
    const result = await submitMessage({
      message,
      idempotencyKey,
      clientAddress: request.ip,
      scoreSpam: () =>
        scoreSpam(
          { ...typed, message: words },
          {
            honeypot,
            fillSeconds: /^\d{1,9}$/.test(fillTime) ? Number(fillTime) : undefined,
            isWithoutBrowser: isPlainForm(request) && classifyOrigin(request, config) === 'no-browser',
          },
        ),
    }).catch((cause: unknown) => {
      throw new ApiError('store-unavailable', { cause })
    })
    if (result.outcome === 'conflict') throw new ApiError('key-reused')
    if ('retryAfterS' in result) throw refused(result, site?.email)
    if (result.outcome === 'stored') outboxWorker.wake()
    const { reference } = result
    if (isPlainForm(request)) return reply.redirect(`${THANK_YOU_PATH}?reference=${reference}`, 303)
    const thanks = 'Your message has reached us. We will answer by email within 2 working days.'
    return reply.code(201).send({ message: thanks, reference } satisfies ContactAccepted)
  })

  // A browser gets the contact page with the typed values (docs/requirements.md#contact-form), and everything else JSON.
  app.setErrorHandler<FastifyError | ApiError>((cause, request, reply) => {
    const { statusCode, reason, fields, retryAfterS, message: error, cause: origin } = toApiError(cause)
    const isOurFault = statusCode >= 500 && reason !== 'disk-full'
    if (isOurFault) request.log.error({ err: origin ?? cause }, 'contact request failed')
    reply.code(statusCode)
    if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
    if (!site || (!isPlainForm(request) && wantsJson(request.url, request.headers.accept)))
      return reply.send({ error, ...(fields && { fields }) } satisfies ContactError)
    const { typedFields: values = {} } = request
    const { subject = '', query = '' } = findLinked(request) ?? {}
    const hint = subject && `Regarding: ${subject}. ${findHint(subject, site.messageHints)}`.trim()
    const { formAnswer } = site.templates
    const page = renderFormAnswer(sourceOf(formAnswer), { values, fields: fields ?? {}, error, hint, query })
    return sendFilledPage(reply, formAnswer, page)
  })
}

function invalid(fields: FieldErrors): ApiError {
  return new ApiError('invalid-fields', { fields, sentence: Object.values(fields).join(' ') })
}
