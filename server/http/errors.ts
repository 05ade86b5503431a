import type { FastifyError } from 'fastify'
import { CONTACT_FIELDS, type FieldErrors, MESSAGE_FIELDS } from '#contact/fields.ts'
import type { Refusal } from '../messages/limits.ts'

const ALL_OF = new Intl.ListFormat('en-GB')

/** Status code and sentence of every error of the contact API (docs/requirements.md#contact-api). */
const API_ERRORS = {
  unreadable: [400, 'We could not read your message. Please try again, or email us.'],
  'wrong-key': [400, 'Send an Idempotency-Key of 1 to 255 visible characters, or none.'],
  'key-reused': [422, 'This Idempotency-Key belongs to another message. Send yours with a new one.'],
  'foreign-site': [
    403,
    'Messages can only be sent from our own website. Open our contact page and send yours from there.',
  ],
  'wrong-method': [405, 'Nothing can be read here. Send a message with POST.'],
  timeout: [408, 'Your message did not arrive in time. Send it again.'],
  'too-large': [
    413,
    `Your message is too large. Shorten it to ${MESSAGE_FIELDS.message.maxLength} characters and send it again. Some emoji count as several.`,
  ],
  'wrong-type': [415, 'Send the message as application/json or as a plain form.'],
  'wrong-encoding': [415, 'Send the message without compression, so without Content-Encoding.'],
  'invalid-fields': [422, `Send one message with the fields ${ALL_OF.format(CONTACT_FIELDS)}.`],
  'busy-client': [
    429,
    'Your network is sending very much at the same time. Please send your message again in a minute.',
    60,
  ],
  'rate-limited': [429, 'Very many messages have arrived from your network.'],
  'disk-full': [503, 'We cannot take your message just now.'],
  'store-unavailable': [503, 'We cannot take your message just now. Please send it again in a minute.', 10],
  failure: [500, 'Something went wrong on our side. Please send your message again in a minute.'],
} as const satisfies Record<string, readonly [status: number, sentence: string, retryAfterS?: number]>

type ErrorReason = keyof typeof API_ERRORS

type Details = { sentence?: string; fields?: FieldErrors; retryAfterS?: number | undefined; cause?: unknown }

export class ApiError extends Error {
  override name = 'ApiError'
  readonly reason: ErrorReason
  readonly statusCode: number
  readonly details: Details

  constructor(reason: ErrorReason, details: Details = {}) {
    const [statusCode, sentence, retryAfterS] = API_ERRORS[reason]
    super(details.sentence || sentence, { cause: details.cause })
    this.reason = reason
    this.statusCode = statusCode
    this.details = { retryAfterS, ...details }
  }
}

/** Returns the error for a message over a hard limit: 429, or 503 if it is that of the disk. @param email of the team, if known */
export function refused({ outcome, retryAfterS }: Refusal, email: string | undefined): ApiError {
  const [time, unit] = retryAfterS > 90 ? [Math.ceil(retryAfterS / 60), 'minute'] : [retryAfterS, 'second']
  const wait = time.toLocaleString('en-GB', { style: 'unit', unit, unitDisplay: 'long' })
  const instead = `Please email ${email ? `yours to ${email}` : 'us'}, or send it again in ${wait}.`
  return new ApiError(outcome, { sentence: `${API_ERRORS[outcome][1]} ${instead}`, retryAfterS })
}

/** Converts any error of a request, such as a parser error of Fastify, into an `ApiError`. */
export function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error
  const { statusCode = 500 } = error
  const reasons: readonly ErrorReason[] = ['unreadable', 'timeout', 'too-large', 'wrong-type']
  const reason = reasons.find((candidate) => API_ERRORS[candidate][0] === statusCode)
  return new ApiError(reason ?? (statusCode < 500 ? 'unreadable' : 'failure'), { cause: error })
}
