import type { ContactField } from '#contact/fields.ts'
import { errorId } from '#src/ui/Field.tsx'

/** Initial state of a field. In form-answer.astro `invalid` is a placeholder, which the server replaces. */
export type FieldState = {
  value?: string
  error?: string | undefined
  invalid?: boolean | 'true' | `%%invalid:${string}%%`
}
export type FieldStates = { [field in ContactField]?: FieldState }

/** Returns the attributes that the controls of all fields need. @param hintId id of a text that explains the field */
export function controlProps(field: ContactField, state: FieldState | undefined, hintId?: string) {
  const descriptions = [hintId, state?.error === undefined ? undefined : errorId(field)].filter(Boolean)
  return {
    id: field,
    name: field,
    // For names and messages that are written from right to left.
    dir: 'auto',
    defaultValue: state?.value,
    // React's type of the attribute does not allow the placeholder.
    'aria-invalid': (state?.invalid ?? false) as boolean,
    'aria-describedby': descriptions.join(' ') || undefined,
  }
}
