import { CONTACT_FIELDS, type ContactField, type FieldErrors } from '../../../contact/contract.ts'

export type SendResult =
  | { ok: true; message: string; reference: string }
  | { ok: false; error: string; fields: FieldErrors }

/** Said where the server gives no reason, or cannot be reached (specification section 8). */
const NO_REASON = 'Something went wrong'

/**
 * Posts a message to the contact API.
 * @param action address of the API
 * @returns what the server said; a network failure is a refusal like any other
 */
export async function sendMessage(action: string, fields: Record<ContactField, string>): Promise<SendResult> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(fields),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok)
      return { ok: true, message: text(answer, 'message'), reference: text(answer, 'reference') }
    return { ok: false, error: text(answer, 'error') || NO_REASON, fields: fieldErrors(answer) }
  } catch {
    return { ok: false, error: NO_REASON, fields: {} }
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
