import { CONTACT_FIELDS, type ContactField, type FieldErrors } from '#contact/fields.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { isReference } from '../messages/reference.ts'
import type { Page } from './page.ts'

/**
 * Contents of the page for a rejected form: the typed values that could be read, the errors of the fields, the error
 * of the whole form, and the hint for the message, which is empty without a subject.
 */
export type FormAnswer = {
  values: Partial<Record<ContactField, string>>
  fields: FieldErrors
  error: string
  hint: string
}

/** Matches the tokens in the two built template pages, such as `%%value:name%%`. */
const TOKEN = /%%(?<kind>value|error|invalid|hint|reference)(?::(?<field>[a-z]+))?%%/g

/**
 * Renders the contact page for a rejected form without scripts: the typed values, an error next to each invalid field, and
 * the focus in the first one (docs/requirements.md#form-without-scripts). The title begins with `Error:`, because a screen
 * reader says it first. One pass replaces all tokens. A second pass would also replace tokens that the visitor typed.
 */
export function renderFormAnswer(template: string, { values, fields, error, hint }: FormAnswer): string {
  const filled = template
    .replace('<title>', '<title>Error: ')
    .replace(TOKEN, (_, kind: string, name: string | undefined) => {
      if (kind === 'hint') return escapeHtml(hint)
      if (name === 'form') return kind === 'error' ? escapeHtml(error) : ''
      const field = CONTACT_FIELDS.find((candidate) => candidate === name)
      if (!field) return ''
      if (kind === 'invalid') return String(field in fields)
      return escapeHtml((kind === 'value' ? values : fields)[field] ?? '')
    })
  // Typed text can't match: its quotes are escaped.
  const page = filled.replace('aria-invalid="true"', 'aria-invalid="true" autofocus=""')
  return values.service ? chooseOption(page, values.service) : page
}

/**
 * Renders the thank-you page of a form without scripts.
 * @param reference value from the query string; it is left out if it is not a valid reference
 */
export function renderThankYou(template: string, reference: unknown): string {
  return template.replace(TOKEN, (_, kind: string) =>
    kind === 'reference' && isReference(reference) ? reference : '',
  )
}

/**
 * Adds `selected` to the option of a service, which React has escaped. The template's empty option also keeps `selected`, but browsers
 * use the last option that has the attribute.
 */
function chooseOption(page: string, service: string): string {
  const select = /<select\b[^>]*\bname="service"[\s\S]*?<\/select>/
  const option = `<option value="${escapeHtml(service)}"`
  return page.replace(select, (options) => options.replace(option, () => `${option} selected=""`))
}

/** Returns the headers of a page that was rendered from a template: its policy allows the scripts and styles of the template. */
export function formPageHeaders({ plain }: Page): Record<string, string> {
  const { 'content-type': type = '', 'content-security-policy': policy = '' } = plain.headers
  return {
    'content-type': type,
    'content-security-policy': policy,
    'cache-control': 'no-store, no-transform',
  }
}
