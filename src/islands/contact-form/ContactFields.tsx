import { ChevronDown } from 'lucide-react'
import { type ContactField, LIMITS, SERVICE_OPTIONS } from '../../../contact/fields.ts'
import { errorId, Field } from '../../ui/Field.tsx'
import { LineIcon } from '../../ui/LineIcon.tsx'
import styles from './ContactForm.module.css'

/** What a field starts with. `invalid` is text where the server fills it in. */
export type FieldState = {
  value?: string
  error?: string | undefined
  invalid?: boolean | 'true' | `%%invalid:${string}%%`
}
export type FieldStates = { [field in ContactField]?: FieldState }

type ContactFieldsProps = { states: FieldStates; onNameChange: (name: string) => void }

/** The four fields of the form (specification section 5). They keep their own values, so a late script loses nothing. */
export function ContactFields({ states, onNameChange }: ContactFieldsProps) {
  return (
    <>
      <Field id="name" label="Full Name" error={states.name?.error}>
        <input
          {...control('name', states.name)}
          autoComplete="name"
          required
          maxLength={LIMITS.name}
          onInput={(event) => onNameChange(event.currentTarget.value)}
        />
      </Field>
      <Field id="email" label="Email Address" error={states.email?.error}>
        <input
          {...control('email', states.email)}
          type="email"
          autoComplete="email"
          required
          maxLength={LIMITS.email}
        />
      </Field>
      <Field id="service" label="Service of Interest" optional wide error={states.service?.error}>
        <div className={styles.select}>
          <select {...control('service', states.service)}>
            <option value="">Select a service...</option>
            {SERVICE_OPTIONS.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
          <LineIcon icon={ChevronDown} />
        </div>
      </Field>
      <Field id="message" label="Message" wide error={states.message?.error}>
        <textarea {...control('message', states.message)} rows={5} required maxLength={LIMITS.message} />
      </Field>
    </>
  )
}

function control(field: ContactField, state: FieldState | undefined) {
  return {
    id: field,
    name: field,
    defaultValue: state?.value,
    // `true` and `false` are the attribute's words; anything else is what the server fills in.
    'aria-invalid': (state?.invalid ?? false) as boolean,
    'aria-describedby': state?.error === undefined ? undefined : errorId(field),
  }
}
