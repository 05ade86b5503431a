import * as z from 'zod/mini'
import {
  CONTACT_FIELDS,
  type ContactField,
  type FieldErrors,
  HONEYPOT_FIELD,
  MESSAGE_FIELDS,
  type PersonalField,
  SERVICE_OPTIONS,
} from './fields.ts'

const WRONG_EMAIL = 'Enter the full email address, like amina@example.com.'
const WRONG_SERVICE = 'Choose one of the services in the list, or leave it empty.'

/** Returns the error for a value of another type, or `missing` for a field without a value. */
const typeError =
  (missing: string, wrongType: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? missing : wrongType

const text = (field: PersonalField) => {
  const { noun, maxLength, clean } = MESSAGE_FIELDS[field]
  const missing = `Enter your ${noun}.`
  const long =
    field === 'message'
      ? `Shorten the message to ${maxLength} characters.`
      : `Enter a shorter ${noun}, ${maxLength} characters at most.`
  return z
    .string({ error: typeError(missing, `Your ${noun} must be text.`) })
    .check(z.overwrite(clean), z.minLength(1, missing), z.maxLength(maxLength, long))
}

/**
 * Schema of the body of a submission (docs/requirements.md#contact-api). The form shows its error sentences. Unknown fields are
 * left out.
 */
export const submissionBody = z.object({
  name: text('name'),
  email: text('email').check(z.refine(isEmailAddress, WRONG_EMAIL)),
  service: z.pipe(
    z.transform((value) => value ?? ''),
    z.pipe(
      z.string('The service must be text.').check(z.overwrite(MESSAGE_FIELDS.service.clean)),
      z.union([z.literal(''), z.enum(SERVICE_OPTIONS)], WRONG_SERVICE),
    ),
  ),
  message: text('message'),
  [HONEYPOT_FIELD]: z.optional(z.unknown()),
} satisfies Record<ContactField | typeof HONEYPOT_FIELD, unknown>)

/** The fields of a valid message as they are stored: clean, trimmed and in Unicode normal form C. */
export type ContactMessage = Omit<z.output<typeof submissionBody>, typeof HONEYPOT_FIELD>

export type ParsedContact = {
  message: ContactMessage
  /** Value of the honeypot field; empty if the field is absent. */
  honeypot: string
}

/**
 * Parses the body of a submission.
 * @returns the message and the honeypot value; or, if the body is invalid, one sentence for each invalid field
 */
export function parseContact(
  input: unknown,
): ({ ok: true } & ParsedContact) | { ok: false; fields: FieldErrors } {
  const result = submissionBody.safeParse(input)
  if (result.success) {
    const { [HONEYPOT_FIELD]: honeypot = '', ...message } = result.data
    return { ok: true, message, honeypot: typeof honeypot === 'string' ? honeypot : 'not a text' }
  }

  const fields: FieldErrors = {}
  for (const issue of result.error.issues) {
    const field = CONTACT_FIELDS.find((name) => name === issue.path[0])
    if (field) fields[field] ??= issue.message
  }
  return { ok: false, fields }
}

/**
 * Returns whether a text is one email address (RFC 5321 section 4.1.2). Quoted local parts and address literals are
 * rejected, because no mail provider issues them. The run time is linear in the length of the text.
 */
function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const labels = text.slice(at + 1).split('.')
  return (
    at > 0 &&
    local.length <= 64 &&
    local.split('.').every((atom) => /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u.test(atom)) &&
    labels.length >= 2 &&
    labels.every(
      (label) =>
        label.length <= 63 && /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(label),
    ) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}
