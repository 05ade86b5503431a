import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { SERVICE_OPTIONS } from '#contact/fields.ts'
import { Field } from '#src/ui/Field.tsx'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import styles from './ContactForm.module.css'
import { controlProps, type FieldStates } from './control-props.ts'
import { MessageField } from './MessageField.tsx'

export type ContactFieldsProps = {
  states: FieldStates
  /** Shown below the list of services. */
  serviceHint: string
  /** Shown above the message: what to write about the subject, with the script that fills it in. */
  messageHint?: ReactNode
  onNameChange: (name: string) => void
}

/**
 * The four fields of the form. The fields are uncontrolled, so that hydration keeps the typed values. They have no
 * `maxlength`, because the browser would cut pasted text without telling the visitor.
 */
export function ContactFields({ states, serviceHint, messageHint, onNameChange }: ContactFieldsProps) {
  return (
    <>
      <Field id="name" label="Full Name" error={states.name?.error}>
        <input
          {...controlProps('name', states.name)}
          type="text"
          autoComplete="name"
          required
          onInput={(event) => onNameChange(event.currentTarget.value)}
        />
      </Field>
      <Field id="email" label="Email Address" error={states.email?.error}>
        <input {...controlProps('email', states.email)} type="email" autoComplete="email" required />
      </Field>
      <Field id="service" label="Service of Interest" optional wide error={states.service?.error}>
        <div className={styles.select}>
          <select {...controlProps('service', states.service, SERVICE_HINT_ID)}>
            <option value="">Select a service...</option>
            {SERVICE_OPTIONS.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
          <LineIcon icon={ChevronDown} />
        </div>
        <p className={styles.hint} id={SERVICE_HINT_ID}>
          {serviceHint}
        </p>
      </Field>
      <MessageField state={states.message} hint={messageHint} />
    </>
  )
}

const SERVICE_HINT_ID = 'service-hint'
