import { CHALLENGE_SOLUTION_HEADER, FORM_FILL_TIME_HEADER, IDEMPOTENCY_HEADER } from '#contact/api.ts'
import { CONTACT_FIELDS, type ContactField, type FieldErrors, HONEYPOT_FIELD } from '#contact/fields.ts'
import type { Challenge } from '#contact/solve-challenge.ts'
import { canSolve, solveChallenge } from '#contact/solve-challenge.ts'

export type Fields = Record<ContactField, string>

/** A message to send. `key` is its idempotency key: a retry has the same key, so the server stores the message once. */
export type OutgoingMessage = {
  fields: Fields
  key: string
  /** Value of the honeypot field. */
  honeypot?: string
  /** Whole seconds from the first focus of the form until it is sent. */
  fillSeconds?: number | undefined
}

export type SendResult =
  | { ok: true; message: string; reference: string }
  /** `unreachable` if no answer of the contact API has arrived: the message may be stored or not. */
  | { ok: false; error: string; fields: FieldErrors; unreachable: boolean }

/** Shown if the server gives no reason or is unreachable (docs/requirements.md#form-errors). */
const NO_REASON = 'Something went wrong'

/** After this time a request ends without an answer, even if a part of the answer has arrived. */
export const REQUEST_TIMEOUT_MS = 20_000

/** How often a message is posted at most. A solution is refused if it took too long or the address has changed. */
const MAX_POSTS = 4

/**
 * Posts a message to the contact API. Over the rate limit the server answers with a challenge: the browser solves it and
 * posts the message again. Only a 2xx answer with a JSON object that has a message is a success: a proxy, a captive portal
 * or a static host may answer 200 as well.
 * @param action URL of the API
 * @param onChallenge called before a challenge is solved, which takes a few seconds on a slow phone
 * @param controller aborts the request
 * @returns the server's answer; without one, a result with `ok: false` and `unreachable: true`
 */
export async function sendMessage(
  action: string,
  message: OutgoingMessage,
  onChallenge = () => {},
  controller = new AbortController(),
): Promise<SendResult> {
  try {
    let solution: string | undefined
    for (let posts = 1; ; posts++) {
      const { isOk, answer } = await post(action, message, solution, controller)
      const confirmation = text(answer, 'message')
      if (isOk && confirmation)
        return { ok: true, message: confirmation, reference: text(answer, 'reference') }
      const challenge = readChallenge(answer)
      if (!challenge || !canSolve() || posts === MAX_POSTS) {
        const error = isOk ? '' : text(answer, 'error')
        return { ok: false, error: error || NO_REASON, fields: fieldErrors(answer), unreachable: !error }
      }
      onChallenge()
      solution = await solveChallenge(challenge)
    }
  } catch {
    return { ok: false, error: NO_REASON, fields: {}, unreachable: true }
  }
}

/** Posts a message and reads the answer, which is undefined if it is not JSON or not complete in time. */
async function post(
  action: string,
  { fields, key, honeypot, fillSeconds }: OutgoingMessage,
  solution: string | undefined,
  controller: AbortController,
): Promise<{ isOk: boolean; answer: unknown }> {
  const timer = setTimeout(() => controller.abort(), REQUEST_TIMEOUT_MS)
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        [IDEMPOTENCY_HEADER]: key,
        ...(fillSeconds !== undefined && { [FORM_FILL_TIME_HEADER]: String(fillSeconds) }),
        ...(solution !== undefined && { [CHALLENGE_SOLUTION_HEADER]: solution }),
      },
      // Without the empty fields, because a server of an older release may refuse a field that it does not know.
      body: JSON.stringify({ ...fields, [HONEYPOT_FIELD]: honeypot }, (_, value) => value || undefined),
      signal: controller.signal,
    })
    return { isOk: response.ok, answer: await response.json().catch(() => undefined) }
  } finally {
    clearTimeout(timer)
  }
}

function text(answer: unknown, key: string): string {
  const value = isRecord(answer) ? answer[key] : undefined
  return typeof value === 'string' ? value : ''
}

function readChallenge(answer: unknown): Challenge | undefined {
  const challenge = isRecord(answer) ? answer.challenge : undefined
  if (!isRecord(challenge)) return undefined
  const { token, parts, cost, iterations } = challenge
  const isValid = typeof token === 'string' && [parts, cost, iterations].every(Number.isInteger)
  return isValid ? (challenge as Challenge) : undefined
}

function fieldErrors(answer: unknown): FieldErrors {
  const fields = isRecord(answer) && isRecord(answer.fields) ? answer.fields : {}
  const sentences = CONTACT_FIELDS.map((field) => [field, text(fields, field)] as const)
  return Object.fromEntries(sentences.filter(([, sentence]) => sentence !== ''))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
