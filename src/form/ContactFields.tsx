import { ChevronDown } from 'lucide-react'
import { Field } from '#src/ui/Field.tsx'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import styles from './ContactForm.module.css'
import { controlProps, type FieldStates } from './control-props.ts'
import { EmailField } from './EmailField.tsx'
import { MessageField } from './MessageField.tsx'

export type ContactFieldsProps = {
  states: FieldStates
  services: readonly string[]
  serviceHint: string
  /** Shown above the message. Only the page that answers a form sent without scripts has it. */
  messageHint?: string | undefined
}

/** The fields below the name. They are uncontrolled, so that hydration keeps values, and have no `maxlength`, which cuts pasted text silently. */
export function ContactFields({ states, services, serviceHint, messageHint }: ContactFieldsProps) {
  return (
    <>
      <EmailField state={states.email} />
      <Field id="service" label="Service of Interest" optional error={states.service?.error}>
        <div className={styles.select}>
          <select {...controlProps('service', states.service, SERVICE_HINT_ID)}>
            <option value="">Select a service...</option>
            {services.map((option) => (
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
