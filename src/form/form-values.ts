import {
  CONTACT_FIELDS,
  type ContactField,
  HONEYPOT_FIELD,
  MESSAGE_FIELDS,
  mapFields,
} from '#contact/fields.ts'
import type { Fields } from './send-message.ts'

/** Returns the clean values of the fields, and the value of the honeypot field. */
export function readForm(data: FormData): { fields: Fields; honeypot: string } {
  const text = (field: string) => {
    const value = data.get(field)
    return typeof value === 'string' ? value : ''
  }
  return {
    fields: mapFields(CONTACT_FIELDS, (field) => MESSAGE_FIELDS[field].clean(text(field))),
    honeypot: text(HONEYPOT_FIELD),
  }
}

/** Cleans a field of one line, never while a person types: browsers refuse addresses with `mailto:` or invisible marks. */
export function cleanField(control: EventTarget): void {
  if (!(control instanceof HTMLInputElement) || !(control.name in MESSAGE_FIELDS)) return
  const typed = control.value
  const cleaned = MESSAGE_FIELDS[control.name as ContactField].clean(typed)
  if (cleaned === typed) return
  control.value = cleaned
  // Chromium encodes a domain only when it is typed, and refuses the letters of one that a script writes.
  if (control.validity.typeMismatch) control.value = typed
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Fills in a form if all its fields are empty. @returns false if a field has a value; the form is then unchanged */
export function fillEmpty(form: HTMLFormElement, fields: Fields): boolean {
  const controls = controlsOf(form)
  if (controls.some(({ value }) => value !== '')) return false
  for (const control of controls) control.value = fields[control.name as ContactField]
  reportInput(form)
  return true
}

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
