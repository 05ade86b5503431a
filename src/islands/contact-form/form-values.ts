import { BAIT_FIELD, CONTACT_FIELDS, type ContactField } from '../../../contact/fields.ts'
import type { Fields } from './send-message.ts'

/** What stands in the form, and in the field that no person sees. */
export function readForm(data: FormData): { fields: Fields; bait: string } {
  const text = (field: string) => {
    const value = data.get(field)
    return typeof value === 'string' ? value : ''
  }
  return {
    fields: { name: text('name'), email: text('email'), service: text('service'), message: text('message') },
    bait: text(BAIT_FIELD),
  }
}

/** Fills a form in. @returns false, and nothing done, where somebody has begun to fill it in */
export function fillEmpty(form: HTMLFormElement, fields: Fields): boolean {
  const controls = CONTACT_FIELDS.map((field) => form.elements.namedItem(field) as HTMLInputElement)
  if (controls.some(({ value }) => value !== '')) return false
  for (const control of controls) control.value = fields[control.name as ContactField]
  return true
}
