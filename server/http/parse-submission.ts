import type { FastifyRequest } from 'fastify'
import { parseContact } from '#contact/contract.ts'
import {
  type FieldErrors,
  FORM_FILL_TIME_HEADER,
  HONEYPOT_FIELD,
  IDEMPOTENCY_HEADER,
} from '#contact/fields.ts'
import type { Submission } from '../messages/message.ts'
import { suspicion } from '../spam/score-spam.ts'

/** 1 to 255 visible characters, as Stripe takes them; a quoted text is the form of the IETF's draft. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/

export type ReadPost =
  | { ok: true; submission: Submission }
  | { ok: false; reason: 'key' }
  | { ok: false; reason: 'fields'; fields: FieldErrors; unknownFields: string[] }

/**
 * Reads a post: its message, its key, and whether it looks like spam.
 * @param withoutBrowser a plain form without any of the headers that browsers add
 */
export function parseSubmission(request: FastifyRequest, withoutBrowser: boolean): ReadPost {
  const idempotencyKey = headerOf(request, IDEMPOTENCY_HEADER)
  if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey))
    return { ok: false, reason: 'key' }

  const { bait, fields } = extractHoneypot(request.body)
  const parsed = parseContact(fields)
  if (!parsed.ok) return { ...parsed, reason: 'fields' }

  const fillSeconds = wholeSeconds(headerOf(request, FORM_FILL_TIME_HEADER))
  const quarantinedFor = suspicion(parsed.message, { bait, fillSeconds, withoutBrowser })
  return { ok: true, submission: { message: parsed.message, idempotencyKey, quarantinedFor } }
}

/** The field that no person sees is no part of the message. */
function extractHoneypot(body: unknown): { bait: string; fields: unknown } {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, HONEYPOT_FIELD))
    return { bait: '', fields: body }
  const { [HONEYPOT_FIELD]: bait, ...fields } = body as Record<string, unknown>
  return { bait: typeof bait === 'string' ? bait : 'filled', fields }
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}

function wholeSeconds(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
