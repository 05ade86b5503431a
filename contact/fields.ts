/** The choices of the optional field Service of Interest (docs/requirements.md#contact-form). */
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
 * Maximum size of a JSON body in bytes. A message of 20,000 characters with three bytes each still fits, so that the
 * error names the field and a plain form gets its text back.
 */
export const BODY_LIMIT = 64 * 1024

/** Maximum size of a plain form in bytes. Percent-encoding triples each byte. */
export const FORM_BODY_LIMIT = 3 * BODY_LIMIT

/**
 * Name of the honeypot field: hidden from people and unknown to autofill. A message that fills it in is quarantined. The
 * form's script sends the field only if it is filled in; a plain form sends it empty.
 */
export const HONEYPOT_FIELD = 'form_echo'

/** Request header of 1 to 255 visible ASCII characters, like a UUID, the same for every retry of one message. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** Optional request header: whole seconds from the first input in the form to its submission. */
export const FORM_FILL_TIME_HEADER = 'form-filling-seconds'

/** The four fields of a message, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'service', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** One sentence in plain English for each invalid field, which says how to correct it. */
export type FieldErrors = Partial<Record<ContactField, string>>

/** Body of a 201 response. `reference` identifies the stored message. */
export type ContactAccepted = { message: string; reference: string }

/** Body of every error response; `fields` only with 422. */
export type ContactError = { error: string; fields?: FieldErrors }
