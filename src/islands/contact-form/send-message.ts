import {
  CHALLENGE_SOLUTION_HEADER,
  type Challenge,
  CONTACT_FIELDS,
  type ContactField,
  type FieldErrors,
  FORM_FILL_TIME_HEADER,
  HONEYPOT_FIELD,
  IDEMPOTENCY_HEADER,
} from '#contact/fields.ts'
import { canSolve, solveChallenge } from '#contact/solve-challenge.ts'

export type Fields = Record<ContactField, string>

/** A message to send. `key` is its idempotency key: a retry has the same key, so the server stores the message once. */
export type OutgoingMessage = {
  fields: Fields
  key: string
  /** Value of the honeypot field. Sent only if it is not empty. */
  honeypot?: string
  /** Whole seconds from the first focus of the form until it is sent. */
  fillSeconds?: number | undefined
}

export type SendResult =
  | { ok: true; message: string; reference: string }
  | { ok: false; error: string; fields: FieldErrors; unreachable: boolean }

/** Shown if the server gives no reason or is unreachable (docs/requirements.md#form-errors). */
const NO_REASON = 'Something went wrong'

/** How often a message is posted at most. A solution is refused if it took too long or the address has changed. */
const MAX_POSTS = 4

/**
 * Posts a message to the contact API. Over the rate limit the server answers with a challenge: the browser solves it and
 * posts the message again.
 * @param action URL of the API
 * @param onChallenge called before a challenge is solved, which takes a few seconds on a slow phone
 * @returns the server's answer; after a network failure, a result with `ok: false` and `unreachable: true`
 */
export async function sendMessage(
  action: string,
  message: OutgoingMessage,
  onChallenge = () => {},
): Promise<SendResult> {
  try {
    let solution: string | undefined
    for (let posts = 1; ; posts++) {
      const response = await post(action, message, solution)
      const answer: unknown = await response.json().catch(() => undefined)
      if (response.ok)
        return { ok: true, message: text(answer, 'message'), reference: text(answer, 'reference') }
      const challenge = readChallenge(answer)
      if (!challenge || !canSolve() || posts === MAX_POSTS)
        return {
          ok: false,
          error: text(answer, 'error') || NO_REASON,
          fields: fieldErrors(answer),
          unreachable: false,
        }
      onChallenge()
      solution = await solveChallenge(challenge)
    }
  } catch {
    return { ok: false, error: NO_REASON, fields: {}, unreachable: true }
  }
}

function post(
  action: string,
  { fields, key, honeypot, fillSeconds }: OutgoingMessage,
  solution: string | undefined,
): Promise<Response> {
  return fetch(action, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      [IDEMPOTENCY_HEADER]: key,
      ...(fillSeconds !== undefined && { [FORM_FILL_TIME_HEADER]: String(fillSeconds) }),
      ...(solution !== undefined && { [CHALLENGE_SOLUTION_HEADER]: solution }),
    },
    body: JSON.stringify({ ...fields, ...(honeypot && { [HONEYPOT_FIELD]: honeypot }) }),
  })
}

/** Returns an idempotency key of 128 random bits. `crypto.randomUUID` does not exist on pages without TLS. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
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
