import type { FieldErrors } from './fields.ts'

/** Maximum bytes of a JSON body: four times the longest message, so that a slightly longer one gets an error for its field. */
export const BODY_LIMIT = 64 * 1024

/** Maximum size of the body of a plain form in bytes, because percent-encoding can triple the size. */
export const FORM_BODY_LIMIT = 3 * BODY_LIMIT

/** Request header with the same value in all retries of a message: 1 to 255 visible ASCII characters, such as a UUID. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** Optional request header with the whole seconds from the first input in the form to its submission. */
export const FORM_FILL_TIME_HEADER = 'form-filling-seconds'

/** Body of a 201 response. `reference` identifies the stored message. */
export type ContactAccepted = { message: string; reference: string }

/** Body of every error response. `fields` is present only if the status is 422 and fields are invalid. */
export type ContactError = { error: string; fields?: FieldErrors }
