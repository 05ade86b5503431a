import { cleanEmail, cleanLine, cleanMessage } from './clean-text.ts'

/** The options of the optional field "Service of Interest" (docs/requirements.md#contact-form). */
export const SERVICE_OPTIONS = [
  'Application Development',
  'Data Engineering',
  'DevOps & Cloud',
  'UI/UX Design',
  'Other',
] as const

/**
 * The fields of a message, in the order of the form. The server stores, lists, exports and imports each of them, and compares
 * all of them to find duplicates. Personal fields can be rectified, and no log contains them. Error sentences say `noun`;
 * `maxLength` is in Unicode code points; `clean` returns a typed text as it is stored.
 */
export const MESSAGE_FIELDS = {
  name: { isPersonal: true, noun: 'name', maxLength: 120, clean: cleanLine },
  email: { isPersonal: true, noun: 'email address', maxLength: 254, clean: cleanEmail },
  service: { isPersonal: false, clean: (typed: string) => typed.trim() },
  message: { isPersonal: true, noun: 'message', maxLength: 5000, clean: cleanMessage },
} as const

export type ContactField = keyof typeof MESSAGE_FIELDS
export const CONTACT_FIELDS = Object.keys(MESSAGE_FIELDS) as ContactField[]

export type PersonalField = {
  [Field in ContactField]: (typeof MESSAGE_FIELDS)[Field]['isPersonal'] extends true ? Field : never
}[ContactField]
export const PERSONAL_FIELDS = CONTACT_FIELDS.filter(
  (field): field is PersonalField => MESSAGE_FIELDS[field].isPersonal,
)

/** Returns an object with a value for each of the fields. */
export function mapFields<Field extends ContactField, Value>(
  fields: readonly Field[],
  makeValue: (field: Field) => Value,
) {
  return Object.fromEntries(fields.map((field) => [field, makeValue(field)])) as Record<Field, Value>
}

/**
 * Maximum size of a JSON body in bytes. The limit allows 20,000 characters of three bytes each, four times the
 * maximum length of a message. A message that is too long therefore usually gets an error for its field, not 413.
 */
export const BODY_LIMIT = 64 * 1024

/** Maximum size of the body of a plain form in bytes, because percent-encoding can triple the size. */
export const FORM_BODY_LIMIT = 3 * BODY_LIMIT

/**
 * Name of the honeypot field, which people can't see and autofill doesn't know. A message with a value in this field
 * is quarantined. The form's script sends the field only if it has a value; a plain form always sends it.
 */
export const HONEYPOT_FIELD = 'form_echo'

/**
 * Request header that has the same value in all retries of one message: 1 to 255 visible ASCII characters, such as a
 * UUID.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** Optional request header with the whole seconds from the first input in the form to its submission. */
export const FORM_FILL_TIME_HEADER = 'form-filling-seconds'

/**
 * Request header with the solution of a challenge: the token, a colon, and one nonce for each part, with commas between.
 * Only a message that was refused with a challenge has it.
 */
export const CHALLENGE_SOLUTION_HEADER = 'form-challenge-solution'

/** One sentence for each invalid field, which says how to correct the field. */
export type FieldErrors = Partial<Record<ContactField, string>>

/** Body of a 201 response. `reference` identifies the stored message. */
export type ContactAccepted = { message: string; reference: string }

/**
 * A proof of work, which a response with status 429 offers instead of the wait. For each part the browser searches a nonce:
 * with the token as password and `PART.NONCE` as salt, the first 32 bits of PBKDF2-SHA-256 must be less than 2³² / `cost`.
 */
export type Challenge = {
  token: string
  parts: number
  /** Mean number of nonces to try for each part. */
  cost: number
  /** Iterations of PBKDF2 for each nonce. */
  iterations: number
}

/**
 * Body of every error response. `fields` is present only if the status is 422 and fields are invalid, `challenge` only if
 * the status is 429.
 */
export type ContactError = { error: string; fields?: FieldErrors; challenge?: Challenge }
