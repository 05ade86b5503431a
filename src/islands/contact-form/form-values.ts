import { CONTACT_FIELDS, type ContactField, HONEYPOT_FIELD } from '#contact/fields.ts'
import type { Fields } from './send-message.ts'

/** Returns the values of the fields and of the honeypot field. */
export function readForm(data: FormData): { fields: Fields; honeypot: string } {
  const text = (field: string) => {
    const value = data.get(field)
    return typeof value === 'string' ? value : ''
  }
  return {
    fields: { name: text('name'), email: text('email'), service: text('service'), message: text('message') },
    honeypot: text(HONEYPOT_FIELD),
  }
}

/** Fills in a form if all its fields are empty. @returns false if a field has a value; the form is then unchanged */
export function fillEmpty(form: HTMLFormElement, fields: Fields): boolean {
  const controls = controlsOf(form)
  if (controls.some(({ value }) => value !== '')) return false
  for (const control of controls) control.value = fields[control.name as ContactField]
  reportInput(form)
  return true
}

/** Empties a form. */
export function emptyForm(form: HTMLFormElement): void {
  form.reset()
  reportInput(form)
}

/** Dispatches an `input` event on every field, because browsers fire none when a script sets a value. */
export function reportInput(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) control.dispatchEvent(new Event('input', { bubbles: true }))
}

function controlsOf(form: HTMLFormElement): HTMLInputElement[] {
  return CONTACT_FIELDS.map((field) => form.elements.namedItem(field) as HTMLInputElement)
}
