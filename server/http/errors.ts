import { type FieldErrors, LIMITS } from '#contact/fields.ts'

/** Why a post is not taken, as it is counted. */
export const REFUSAL_REASONS = [
  'unreadable',
  'wrong-key',
  'key-reused',
  'foreign-site',
  'wrong-method',
  'timeout',
  'too-large',
  'wrong-type',
  'invalid-fields',
  'rate-limited',
  'store-unavailable',
  'failure',
] as const

export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** An answer other than 201, with a sentence that says how to correct it (docs/requirements.md#contact-api). */
export type Refusal = {
  reason: RefusalReason
  status: number
  error: string
  fields?: FieldErrors
  retryAfterS?: number
}

/** How long to wait for a store that cannot write, in seconds. */
const STORE_RETRY_S = 10

/** The most unknown field names that an answer repeats, and the longest name. */
const MAX_NAMES = 5
const MAX_NAME_LENGTH = 40

export const REFUSALS = {
  unreadable: {
    reason: 'unreadable',
    status: 400,
    error: 'We could not read your message. Send it again, each field once and in UTF-8.',
  },
  wrongKey: {
    reason: 'wrong-key',
    status: 400,
    error: 'Send an Idempotency-Key of 1 to 255 visible characters, or none.',
  },
  keyOfAnother: {
    reason: 'key-reused',
    status: 422,
    error: 'This Idempotency-Key belongs to another message. Send yours with a new one.',
  },
  foreignSite: {
    reason: 'foreign-site',
    status: 403,
    error: 'Messages can only be sent from our own website. Open our contact page and send yours from there.',
  },
  wrongMethod: {
    reason: 'wrong-method',
    status: 405,
    error: 'Nothing can be read here. Send a message with POST.',
  },
  timeout: {
    reason: 'timeout',
    status: 408,
    error: 'Your message did not arrive in time. Send it again.',
  },
  tooLarge: {
    reason: 'too-large',
    status: 413,
    error: `Your message is too large. Shorten it to ${LIMITS.message} characters and send it again.`,
  },
  wrongType: {
    reason: 'wrong-type',
    status: 415,
    error: 'Send the message as application/json or as a plain form.',
  },
  storeUnavailable: {
    reason: 'store-unavailable',
    status: 503,
    error: 'We cannot take your message just now. Please send it again in a minute.',
    retryAfterS: STORE_RETRY_S,
  },
  failure: {
    reason: 'failure',
    status: 500,
    error: 'Something went wrong on our side. Please send your message again in a minute.',
  },
} as const satisfies Record<string, Refusal>

/** 429 for a client that left as many messages as it may. */
export function tooManyMessages(retryAfterS: number): Refusal {
  return {
    reason: 'rate-limited',
    status: 429,
    error: `Many messages have come from your connection. Wait ${inWords(retryAfterS)}, then send yours again.`,
    retryAfterS,
  }
}

/** 422 for fields that must be mended, fields that do not exist, or a body that is no message at all. */
export function mustBeMended(fields: FieldErrors, unknownFields: readonly string[]): Refusal {
  const names = unknownFields.slice(0, MAX_NAMES).map((name) => name.slice(0, MAX_NAME_LENGTH))
  const sentences = [
    ...Object.values(fields),
    ...(names.length > 0 ? [`Remove the fields that a message does not have: ${names.join(', ')}.`] : []),
  ]
  const error = sentences.join(' ') || 'Send one message with the fields name, email, service and message.'
  return { reason: 'invalid-fields', status: 422, error, fields }
}

function inWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
