import type { FieldErrors } from './fields.ts'

/**
 * Maximum size of a JSON body in bytes. The limit allows 20,000 characters of three bytes each, four times the
 * maximum length of a message. A message that is too long therefore usually gets an error for its field, not 413.
 */
export const BODY_LIMIT = 64 * 1024

/** Maximum size of the body of a plain form in bytes, because percent-encoding can triple the size. */
export const FORM_BODY_LIMIT = 3 * BODY_LIMIT

/**
 * Request header that has the same value in all retries of one message: 1 to 255 visible ASCII characters, such as a
 * UUID.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** Optional request header with the whole seconds from the first input in the form to its submission. */
export const FORM_FILL_TIME_HEADER = 'form-filling-seconds'

/** Body of a 201 response. `reference` identifies the stored message. */
export type ContactAccepted = { message: string; reference: string }

/** Body of every error response. `fields` is present only if the status is 422 and fields are invalid. */
export type ContactError = { error: string; fields?: FieldErrors }
