import { useRef, useState } from 'react'
import { Field } from '#src/ui/Field.tsx'
import styles from './ContactForm.module.css'
import { controlProps, type FieldState } from './control-props.ts'
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

/** Domains that are mistyped often, and the domain that was meant. No mail provider uses the mistyped ones. */
// cspell:disable
const MISTYPED: Record<string, string> = {
  'gmail.com':
    'gmail.con gmail.co gmail.cm gmail.om gmail.comm gmial.com gmai.com gmal.com gamil.com gnail.com',
  'yahoo.com': 'yahoo.con yahoo.co yahoo.cm yahoo.comm yaho.com yahooo.com yhaoo.com yhoo.com',
  'hotmail.com': 'hotmail.con hotmail.co hotmail.cm hotmal.com hotmai.com hotmial.com hotmil.com',
  'outlook.com': 'outlook.con outlook.co outlook.cm outlok.com outloo.com outlool.com',
  'icloud.com': 'icloud.con icloud.co icloud.cm iclod.com icoud.com',
}
// cspell:enable

/** Returns the address with the domain that was meant by a well-known mistyped one, like `amina@gmail.con`, or ''. */
export function suggestEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const meant = Object.keys(MISTYPED).find((known) => MISTYPED[known]?.split(' ').includes(domain))
  return at > 0 && meant ? `${email.slice(0, at)}@${meant}` : ''
}
