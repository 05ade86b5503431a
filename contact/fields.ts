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
 * Maximum size of a JSON body in bytes. The limit leaves room for 20,000 characters of three bytes each. A
 * message that is up to four times too long is therefore parsed and gets an error for its field instead of
 * 413.
 */
export const BODY_LIMIT = 64 * 1024

/** Maximum size of the body of a plain form in bytes. Percent-encoding can write each byte as three characters. */
export const FORM_BODY_LIMIT = 3 * BODY_LIMIT

/**
 * Name of the honeypot field: hidden from people and unknown to autofill. A message that fills it in is
 * quarantined. The form's script sends the field only if it is filled in; a plain form sends it empty.
 */
export const HONEYPOT_FIELD = 'form_echo'

/**
 * Request header with 1 to 255 visible ASCII characters, such as a UUID. All retries of one message send the
 * same value.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** Optional request header: whole seconds from the first input in the form to its submission. */
export const FORM_FILL_TIME_HEADER = 'form-filling-seconds'

/** The four fields of a message, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'service', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** For each invalid field, one sentence in plain English that says how to correct the field. */
export type FieldErrors = Partial<Record<ContactField, string>>

/** Body of a 201 response. `reference` identifies the stored message. */
export type ContactAccepted = { message: string; reference: string }

/** Body of every error response. `fields` is present only if the status is 422 and fields are invalid. */
export type ContactError = { error: string; fields?: FieldErrors }
