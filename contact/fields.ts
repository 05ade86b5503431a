/** The options of the optional field "Service of Interest" (docs/requirements.md#contact-form). */
export const SERVICE_OPTIONS = [
  'Application Development',
  'Data Engineering',
  'DevOps & Cloud',
  'UI/UX Design',
  'Other',
] as const

/** Maximum lengths in Unicode code points after trimming. */
export const LIMITS = { name: 120, email: 254, message: 5000 } as const

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

/** The four fields of a message, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'service', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

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
