import { CONTACT_FIELDS, type ContactField, type FieldErrors } from '#contact/fields.ts'
import { isReference } from '../messages/reference.ts'

/** What the page of a rejected form shows: the typed values that could be read, and the errors. */
export type FormAnswer = {
  values: Partial<Record<ContactField, string>>
  fields: FieldErrors
  error: string
}

/** Matches the placeholders in the two built template pages, such as `%%value:name%%`. */
const TOKEN = /%%(?<kind>value|error|invalid|reference)(?::(?<field>[a-z]+))?%%/g

/**
 * Renders the contact page for a rejected form without scripts: the typed values and an error next to each
 * invalid field (docs/requirements.md#form-without-scripts). All tokens are replaced in one pass, so that a
 * token in the typed text is not replaced.
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
 * @param reference from the query string; an invalid reference is not shown
 */
export function renderThankYou(template: string, reference: unknown): string {
  return template.replace(TOKEN, (_, kind: string) =>
    kind === 'reference' && isReference(reference) ? reference : '',
  )
}

/**
 * Adds `selected` to the option of a service. The empty option of the template stays selected too: browsers
 * use the last selected option.
 */
function chooseOption(page: string, service: string): string {
  const select = /<select\b[^>]*\bname="service"[\s\S]*?<\/select>/
  const option = `<option value="${escapeHtml(service)}"`
  return page.replace(select, (options) => options.replace(option, () => `${option} selected=""`))
}

/** Escapes HTML as React does in the built page, so that `chooseOption` finds an option by its escaped value. */
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
