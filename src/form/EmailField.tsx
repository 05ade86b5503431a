import { useRef, useState } from 'react'
import { Field } from '#src/ui/Field.tsx'
import styles from './ContactForm.module.css'
import { controlProps, type FieldState } from './control-props.ts'
import { suggestEmail } from './suggest-email.ts'
import { useSettled } from './use-settled.ts'

/** The suggestion appears after a pause in typing. At the end of typing it could move a button that is being clicked. */
const SUGGESTION_DELAY_MS = 1000

/** The field for the email address. It suggests the well-known domain for one that looks mistyped, and refuses none. */
export function EmailField({ state }: { state: FieldState | undefined }) {
  const input = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const settled = useSettled(email, SUGGESTION_DELAY_MS)
  const suggestion = settled === email && suggestEmail(email)

  function accept(address: string): void {
    if (!input.current) return
    input.current.value = address
    setEmail(address)
    input.current.focus()
  }

  return (
    <Field id="email" label="Email Address" error={state?.error}>
      <input
        {...controlProps('email', state)}
        ref={input}
        type="email"
        autoComplete="email"
        required
        onInput={(event) => setEmail(event.currentTarget.value)}
      />
      <p className={styles.suggestion} role="status">
        {suggestion && (
          <>
            Did you mean{' '}
            <button type="button" onClick={() => accept(suggestion)}>
              {suggestion}?
            </button>
          </>
        )}
      </p>
    </Field>
  )
}
