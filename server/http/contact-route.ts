import { setTimeout } from 'node:timers/promises'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import {
  type ContactAccepted,
  type ContactError,
  FORM_FILL_TIME_HEADER,
  IDEMPOTENCY_HEADER,
} from '#contact/api.ts'
import { createContactParser } from '#contact/contract.ts'
import { findHint, findSubject, withSubject } from '#contact/subject.ts'
import { networksOf } from '../messages/client-networks.ts'
import { createLimits } from '../messages/limits.ts'
import { createSubmitMessage } from '../messages/submit-message.ts'
import { createWindows } from '../messages/windows.ts'
import { addBodyParsers, isPlainForm } from './body-parsers.ts'
import { sendProblem, wantsJson } from './error-page.ts'
import { ApiError, refused, toApiError } from './errors.ts'
import { renderFormAnswer } from './form-pages.ts'
import { classifyOrigin } from './request-origin.ts'
import { sendFilledPage, sourceOf } from './send-page.ts'
import type { ServerParts } from './server-parts.ts'
import { THANK_YOU_PATH } from './static-site.ts'

const CONTACT_PATH = '/api/contact'

const STORE_TIMEOUT_MS = 5_000

/** Refusals of a client with the typed values. Further ones are one sentence, because a page takes much longer. */
const MAX_PAGES_PER_MINUTE = 30

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
  const refusalsOf = createWindows(60_000, () => performance.now())
  const parseContact = createContactParser(site?.serviceChoices)
  /** Returns the subject in the address of the request. That of a form without scripts is in the address of its page. */
  const findLinked = (request: FastifyRequest) => {
    const referrer = isPlainForm(request) ? request.headers.referer : undefined
    const queries = [request.url, referrer].map((url) => url?.split(/\?(.*)/s)[1] ?? '')
    return site && queries.map((query) => findSubject(query, site.subjects)).find(Boolean)
  }
  /** Returns the typed values of a plain form. Without scripts the page cannot choose the service of its link. */
  const valuesOf = (request: FastifyRequest) => {
    const { typedFields = {} } = request
    return { ...typedFields, service: typedFields.service || (findLinked(request)?.service ?? '') }
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
  })
  // After the body is read, because the answer to a plain form shows the typed values again.
  app.addHook('preValidation', async (request) => {
    if (classifyOrigin(request, config) === 'foreign-site') throw new ApiError('foreign-site')
  })

  app.all(CONTACT_PATH, async (request, reply) => {
    const idempotencyKey = request.headers[IDEMPOTENCY_HEADER]?.toString()
    if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey)) throw new ApiError('wrong-key')
    const parsed = parseContact(isPlainForm(request) ? valuesOf(request) : request.body)
    if (!parsed.ok) {
      const { fields } = parsed
      throw new ApiError('invalid-fields', { fields, sentence: Object.values(fields).join(' ') })
    }
    const { message: typed, honeypot } = parsed
    const message = { ...typed, message: withSubject(findLinked(request)?.subject ?? '', typed.message) }
    const fillTime = String(request.headers[FORM_FILL_TIME_HEADER])
    const submitted = submitMessage({
      message,
      idempotencyKey,
      clientAddress: request.ip,
      scoreSpam: () =>
        scoreSpam(typed, {
          honeypot,
          fillSeconds: /^\d{1,9}$/.test(fillTime) ? Number(fillTime) : undefined,
          isWithoutBrowser: isPlainForm(request) && classifyOrigin(request, config) === 'no-browser',
        }),
    })
    // Fastify's time limit of a handler would include the upload.
    const timeout = setTimeout(STORE_TIMEOUT_MS, undefined, { ref: false })
    const result = await Promise.race([submitted, timeout]).catch((cause: unknown) => {
      throw new ApiError('store-unavailable', { cause })
    })
    if (!result) throw new ApiError('store-unavailable', { cause: new Error('Storing took too long') })
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
    const { statusCode, reason, details, message: error, cause: origin } = toApiError(cause)
    const { fields, retryAfterS } = details
    const isOurFault = statusCode >= 500 && reason !== 'disk-full'
    if (isOurFault) request.log.error({ err: origin ?? cause }, 'contact request failed')
    reply.code(statusCode)
    if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
    // Nothing reads the rest of the body.
    if (!request.raw.complete) reply.header('connection', 'close')
    if (!site || (!isPlainForm(request) && wantsJson(request.url, request.headers.accept)))
      return reply.send({ error, ...(fields && { fields }) } satisfies ContactError)
    const refusals = refusalsOf(networksOf(request.ip).customer)
    refusals.used += 1
    if (refusals.used > MAX_PAGES_PER_MINUTE) return sendProblem(request, reply, statusCode, error)
    const { subject = '', query = '' } = findLinked(request) ?? {}
    const hint = subject && `Regarding: ${subject}. ${findHint(subject, site.messageHints)}`.trim()
    const { formAnswer } = site.templates
    const page = renderFormAnswer(sourceOf(formAnswer), {
      values: valuesOf(request),
      fields: fields ?? {},
      error,
      hint,
      query,
    })
    return sendFilledPage(reply, formAnswer, page)
  })
}
