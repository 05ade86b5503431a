import { domainToUnicode } from 'node:url'
import * as z from 'zod/mini'
import { cleanEmail, describeWrongEmail, isEmailAddress } from './email-address.ts'
import {
  CONTACT_FIELDS,
  type ContactField,
  type FieldErrors,
  type FieldRules,
  HONEYPOT_FIELD,
  MESSAGE_FIELDS,
  mapFields,
} from './fields.ts'

const EMAIL_CHECKS: z.core.$ZodCheck<string>[] = [
  // Decodes Punycode labels of the domain (RFC 3492): `xn--bcher-kva` to `bücher`. A malformed label stays.
  z.overwrite((line) => cleanEmail(line.replaceAll(/(?<=[@.])xn--[a-z\d-]+/gi, domainToUnicode))),
  z.refine((text) => isEmailAddress(text) && !/[@.]xn--/i.test(text), {
    error: ({ input }) => describeWrongEmail(String(input)),
  }),
]

/** How many times its limit an uncleaned text may measure, and the answer to a refused form repeats, with invisible characters and decomposed accents. */
export const MAX_RAW_LENGTH_FACTOR = 4

function fieldSchema(field: ContactField, checks: z.core.$ZodCheck<string>[] = []) {
  const rules: FieldRules = MESSAGE_FIELDS[field]
  const { isPersonal, isOptional, noun, maxLength = Number.POSITIVE_INFINITY, clean } = rules
  const missing = `Enter your ${noun}.`
  const wrongType = `${isPersonal ? 'Your' : 'The'} ${noun} must be text.`
  const long =
    field === 'message'
      ? `Shorten the message to ${maxLength} characters.`
      : `Enter a shorter ${noun}, ${maxLength} characters at most.`
  return z.pipe(
    z.transform((value) => value ?? (isOptional ? '' : undefined)),
    z.string({ error: ({ input }) => (input === undefined ? missing : wrongType) }).check(
      // Before any work on the text, because a body can be much longer than a field.
      z.maxLength(MAX_RAW_LENGTH_FACTOR * maxLength, { error: long, abort: true }),
      z.overwrite(clean),
      z.minLength(isOptional ? 0 : 1, missing),
      z.maxLength(maxLength, long),
      ...checks,
    ),
  )
}

export type ContactMessage = Record<ContactField, string>

type ParsedContact = { ok: true; message: ContactMessage; honeypot: string }

/** Creates the parser of a submission (docs/requirements.md#contact-api). @param services what may be chosen; undefined for any */
export function createContactParser(services?: readonly string[]) {
  const isChoice = z.refine<string>(
    (text) => !services || text === '' || services.includes(text),
    'Choose one of the services in the list, or leave it empty.',
  )
  const submission = z.object({
    ...mapFields(CONTACT_FIELDS, (field) => fieldSchema(field)),
    email: fieldSchema('email', EMAIL_CHECKS),
    service: fieldSchema('service', [isChoice]),
    [HONEYPOT_FIELD]: z.optional(z.unknown()),
  })

  return (input: unknown): ParsedContact | { ok: false; fields: FieldErrors } => {
    const result = submission.safeParse(input)
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
}
