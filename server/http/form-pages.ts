import { CONTACT_FIELDS, type ContactField, type FieldErrors } from '#contact/fields.ts'
import { isReference } from '../messages/reference.ts'

/** The typed values, as far as they could be read, and the errors. */
export type FormAnswer = {
  values: Partial<Record<ContactField, string>>
  fields: FieldErrors
  error: string
}

/** Tokens that the build leaves in the two template pages, like `%%value:name%%`. */
const TOKEN = /%%(?<kind>value|error|invalid|reference)(?::(?<field>[a-z]+))?%%/g

/**
 * Renders the contact page for a rejected form without scripts: the typed values and an error next to each invalid
 * field (docs/requirements.md#form-without-scripts). One pass, so that typed text is never read as a token.
 */
export function renderFormAnswer(template: string, { values, fields, error }: FormAnswer): string {
  const page = template.replace(TOKEN, (_, kind: string, name: string | undefined) => {
    if (name === 'form') return kind === 'error' ? escapeHtml(error) : ''
    const field = CONTACT_FIELDS.find((candidate) => candidate === name)
    if (!field) return ''
    if (kind === 'invalid') return String(field in fields)
    return escapeHtml((kind === 'value' ? values : fields)[field] ?? '')
  })
  return values.service ? chooseOption(page, values.service) : page
}

/**
 * Renders the thank-you page of a form without scripts.
 * @param reference from the query string; an invalid one is left out
 */
export function renderThankYou(template: string, reference: unknown): string {
  return template.replace(TOKEN, (_, kind: string) =>
    kind === 'reference' && isReference(reference) ? reference : '',
  )
}

/** Browsers use the last selected option, so the empty one of the template may stay selected. */
function chooseOption(page: string, service: string): string {
  const select = /<select\b[^>]*\bname="service"[\s\S]*?<\/select>/
  const option = `<option value="${escapeHtml(service)}"`
  return page.replace(select, (options) => options.replace(option, () => `${option} selected=""`))
}

/** Escapes like React, so that `chooseOption` finds the value of an option. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
