/** The choices of the optional field Service of Interest (docs/requirements.md#contact-form). */
export const SERVICE_OPTIONS = [
  'Application Development',
  'Data Engineering',
  'DevOps & Cloud',
  'UI/UX Design',
  'Other',
] as const

/** Longest texts the server takes, in Unicode code points after trimming. */
export const LIMITS = { name: 120, email: 254, message: 5000 } as const

/**
 * Largest JSON body the server reads, in bytes. A message of 20,000 characters still fits, at three bytes of UTF-8 each,
 * so that the answer names the field and a plain form gets its text back. A plain form percent-encodes each byte as
 * three, so its body may be three times as large.
 */
export const BODY_LIMIT = 64 * 1024
export const FORM_BODY_LIMIT = 3 * BODY_LIMIT

/**
 * A field that people never see and no autofill rule knows. Whoever fills it in is a program: the message is set
 * aside, not dropped. A script sends it only when it is filled; a plain form sends it empty.
 */
export const HONEYPOT_FIELD = 'form_echo'

/** Header with a text of 1 to 255 visible characters, the same for every post of one message (a UUID will do). */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** Header with the whole seconds between a visitor's first touch of the form and its sending; may be left out. */
export const FORM_FILL_TIME_HEADER = 'form-filling-seconds'

/** The four fields of a message, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'service', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** One sentence for each field that must be mended, in plain English. */
export type FieldErrors = Partial<Record<ContactField, string>>

/** 201: the message is stored; `reference` is the visitor's receipt. */
export type ContactAccepted = { message: string; reference: string }

/** Every other answer; `fields` only with 422. */
export type ContactRefused = { error: string; fields?: FieldErrors }
