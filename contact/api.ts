import type { FieldErrors } from './fields.ts'

/** Maximum bytes of a body: a form with the longest message, 5,000 letters of decomposed Vietnamese, has 66,000. */
export const BODY_LIMIT = 72 * 1024

/** Request header with the same value in all retries of a message: 1 to 255 visible ASCII characters, such as a UUID. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** Optional request header with the whole seconds from the first input in the form to its submission. */
export const FORM_FILL_TIME_HEADER = 'form-filling-seconds'

export type ContactAccepted = { message: string; reference: string }

export type ContactError = { error: string; fields?: FieldErrors }
