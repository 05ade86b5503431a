import { MAX_RAW_LENGTH_FACTOR } from '#contact/contract.ts'
import {
  CONTACT_FIELDS,
  type ContactField,
  type FieldErrors,
  type FieldRules,
  MESSAGE_FIELDS,
} from '#contact/fields.ts'
import { escapeHtml } from '../mail/mail-html.ts'
import { isReference } from '../messages/reference.ts'

type FormAnswer = {
  values: Readonly<Record<string, string>>
  fields: FieldErrors
  error: string
  hint: string
  query: string
}

/** Matches the tokens in the two built template pages, such as `%%value:name%%`. */
const TOKEN = /%%(?<kind>value|error|invalid|hint|query|reference)(?::(?<field>[a-z]+))?%%/g

/** Renders a rejected form (docs/requirements.md#contact-form) in one pass, because a second would replace typed tokens. */
export function renderFormAnswer(template: string, { values, fields, error, ...texts }: FormAnswer): string {
  const filled = template
    .replace('<title>', '<title>Error: ')
    .replace(TOKEN, (_, kind: string, name: string | undefined) => {
      if (kind === 'hint' || kind === 'query') return escapeHtml(texts[kind])
      if (name === 'form') return kind === 'error' ? escapeHtml(error) : ''
      const field = CONTACT_FIELDS.find((candidate) => candidate === name)
      if (!field) return ''
      if (kind === 'invalid') return String(field in fields)
      return escapeHtml(kind === 'value' ? cut(field, values[field]) : (fields[field] ?? ''))
    })
  // Typed text can't match: its quotes are escaped.
  const page = filled.replace('aria-invalid="true"', 'aria-invalid="true" autofocus=""')
  return values.service ? chooseOption(page, values.service) : page
}

function cut(field: ContactField, value = ''): string {
  const { maxLength = 0 }: FieldRules = MESSAGE_FIELDS[field]
  return field === 'message' ? value : value.slice(0, MAX_RAW_LENGTH_FACTOR * maxLength)
}

/** Renders the thank-you page of a form without scripts. @param reference value of the query, left out if it is none */
export function renderThankYou(template: string, reference: unknown): string {
  return template.replace(TOKEN, (_, kind: string) =>
    kind === 'reference' && isReference(reference) ? reference : '',
  )
}

/** Adds `selected` to the option of a service, which React has escaped. Browsers use the last option that has it. */
function chooseOption(page: string, service: string): string {
  const select = /<select\b[^>]*\bname="service"[\s\S]*?<\/select>/
  const option = `<option value="${escapeHtml(service)}"`
  return page.replace(select, (options) => options.replace(option, () => `${option} selected=""`))
}
