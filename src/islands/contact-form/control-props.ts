import type { ContactField } from '#contact/fields.ts'
import { errorId } from '#src/ui/Field.tsx'

/** What a field starts with. `invalid` is text where the server fills it in. */
export type FieldState = {
  value?: string
  error?: string | undefined
  invalid?: boolean | 'true' | `%%invalid:${string}%%`
}
export type FieldStates = { [field in ContactField]?: FieldState }

/** Returns the attributes that every control of the form has. */
export function controlProps(field: ContactField, state: FieldState | undefined) {
  return {
    id: field,
    name: field,
    defaultValue: state?.value,
    // `true` and `false` are the attribute's words; anything else is what the server fills in.
    'aria-invalid': (state?.invalid ?? false) as boolean,
    'aria-describedby': state?.error === undefined ? undefined : errorId(field),
  }
}
