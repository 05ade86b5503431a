import { MAX_RAW_LENGTH_FACTOR } from '#contact/contract.ts'
import { CONTACT_FIELDS, type FieldErrors, type FieldRules, MESSAGE_FIELDS } from '#contact/fields.ts'
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
      const { maxLength = 0 }: FieldRules = MESSAGE_FIELDS[field]
      const max = field === 'message' ? undefined : MAX_RAW_LENGTH_FACTOR * maxLength
      return escapeHtml((kind === 'value' ? values[field]?.slice(0, max) : fields[field]) ?? '')
    })
  // Typed text can't match: its quotes are escaped.
  const page = filled.replace('aria-invalid="true"', 'aria-invalid="true" autofocus=""')
  if (!values.service) return page
  // React has escaped the values. Browsers use the last option with `selected`.
  const option = `<option value="${escapeHtml(values.service)}"`
  return page.replace(/<select\b[^>]*\bname="service"[\s\S]*?<\/select>/, (options) =>
    options.replace(option, () => `${option} selected=""`),
  )
}

/** Renders the thank-you page of a form without scripts. @param reference value of the query, left out if it is none */
export function renderThankYou(template: string, reference: unknown): string {
  return template.replace(TOKEN, (_, kind: string) =>
    kind === 'reference' && isReference(reference) ? reference : '',
  )
}
