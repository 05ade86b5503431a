import type { ContactField } from '#contact/fields.ts'
import { errorId } from '#src/ui/Field.tsx'

/** Initial state of a field. `invalid` is a placeholder in the page that the server fills in. */
export type FieldState = {
  value?: string
  error?: string | undefined
  invalid?: boolean | 'true' | `%%invalid:${string}%%`
}
export type FieldStates = { [field in ContactField]?: FieldState }

/** Returns the attributes that all controls of the form have. */
export function controlProps(field: ContactField, state: FieldState | undefined) {
  return {
    id: field,
    name: field,
    defaultValue: state?.value,
    // React's type knows only the values of the attribute, not the placeholder.
    'aria-invalid': (state?.invalid ?? false) as boolean,
    'aria-describedby': state?.error === undefined ? undefined : errorId(field),
  }
}
