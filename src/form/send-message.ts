import { FORM_FILL_TIME_HEADER, IDEMPOTENCY_HEADER } from '#contact/api.ts'
import { CONTACT_FIELDS, type ContactField, type FieldErrors, HONEYPOT_FIELD } from '#contact/fields.ts'

export type Fields = Record<ContactField, string>

/** A message to send. `key` is its idempotency key: a retry has the same key, so the server stores the message once. */
export type OutgoingMessage = {
  fields: Fields
  key: string
  /** The query with the subject, which the address of the API gets. Drafts of older releases lack it. */
  query?: string
  honeypot?: string
  /** Whole seconds from the first focus of the form until it is sent. */
  fillSeconds?: number | undefined
}

export type SendResult =
  | { ok: true; message: string; reference: string }
  /** `unreachable` if no answer of the contact API has arrived: the message may be stored or not. */
  | { ok: false; error: string; fields: FieldErrors; unreachable: boolean }

/** Shown if the server gives no reason or is unreachable (docs/requirements.md#contact-form). */
const NO_REASON = 'Something went wrong'

/** After this time a request ends without an answer, even if a part of the answer has arrived. */
export const REQUEST_TIMEOUT_MS = 20_000

/** Posts a message. Only a 2xx answer with a `message` in JSON is a success: a proxy or captive portal may answer 200 as well. */
export async function sendMessage(
  action: string,
  { fields, key, query = '', honeypot, fillSeconds }: OutgoingMessage,
  controller = new AbortController(),
): Promise<SendResult> {
  const timer = setTimeout(() => controller.abort(), REQUEST_TIMEOUT_MS)
  try {
    const response = await fetch(action + query, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        [IDEMPOTENCY_HEADER]: key,
        ...(fillSeconds !== undefined && { [FORM_FILL_TIME_HEADER]: String(fillSeconds) }),
      },
      // Without the empty fields, because a server of an older release may refuse a field that it does not know.
      body: JSON.stringify({ ...fields, [HONEYPOT_FIELD]: honeypot }, (_, value) => value || undefined),
      signal: controller.signal,
    })
    const answer: unknown = await response.json().catch(() => undefined)
    const confirmation = text(answer, 'message')
    if (response.ok && confirmation)
      return { ok: true, message: confirmation, reference: text(answer, 'reference') }
    const error = response.ok ? '' : text(answer, 'error')
    return { ok: false, error: error || NO_REASON, fields: fieldErrors(answer), unreachable: !error }
  } catch {
    return { ok: false, error: NO_REASON, fields: {}, unreachable: true }
  } finally {
    clearTimeout(timer)
  }
}

function text(answer: unknown, key: string): string {
  const value = isRecord(answer) ? answer[key] : undefined
  return typeof value === 'string' ? value : ''
}

function fieldErrors(answer: unknown): FieldErrors {
  const fields = isRecord(answer) && isRecord(answer.fields) ? answer.fields : {}
  const sentences = CONTACT_FIELDS.map((field) => [field, text(fields, field)] as const)
  return Object.fromEntries(sentences.filter(([, sentence]) => sentence !== ''))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
