import { cleanLine, cleanMessage } from './clean-text.ts'
import { cleanEmail } from './email-address.ts'

export type FieldRules = {
  /** Personal fields can be rectified, and no log contains them. */
  isPersonal: boolean
  isOptional?: true
  noun: string
  maxLength?: number
  clean(typed: string): string
}

/** The fields of a message in the order of the form: stored, listed, mailed, exported, imported and compared for duplicates. */
export const MESSAGE_FIELDS = {
  name: { isPersonal: true, noun: 'name', maxLength: 120, clean: cleanLine },
  email: { isPersonal: true, noun: 'email address', maxLength: 254, clean: cleanEmail },
  service: { isPersonal: false, isOptional: true, noun: 'service', clean: (typed) => typed.trim() },
  message: { isPersonal: true, noun: 'message', maxLength: 5000, clean: cleanMessage },
} as const satisfies Record<string, FieldRules>

export type ContactField = keyof typeof MESSAGE_FIELDS
export const CONTACT_FIELDS = Object.keys(MESSAGE_FIELDS) as ContactField[]
export const OPTIONAL_FIELDS = CONTACT_FIELDS.filter((field) => 'isOptional' in MESSAGE_FIELDS[field])

export const PERSONAL_FIELDS = CONTACT_FIELDS.filter((field) => MESSAGE_FIELDS[field].isPersonal)

export function mapFields<Field extends ContactField, Value>(
  fields: readonly Field[],
  makeValue: (field: Field) => Value,
) {
  return Object.fromEntries(fields.map((field) => [field, makeValue(field)])) as Record<Field, Value>
}

/** Name of the honeypot field, which people can't see and autofill doesn't know. A message with a value in it is quarantined. */
export const HONEYPOT_FIELD = 'form_echo'

export type FieldErrors = Partial<Record<ContactField, string>>
