import { useEffect, useRef, useState } from 'react'
import { messageLength } from '#contact/clean-text.ts'
import { MESSAGE_FIELDS } from '#contact/fields.ts'
import { classNames } from '#src/ui/class-names.ts'
import { errorId, Field } from '#src/ui/Field.tsx'
import styles from './ContactForm.module.css'
import { controlProps, type FieldState } from './control-props.ts'
import { describeLength } from './describe-length.ts'
import { HINT_ID } from './subject-scripts.ts'
import { useSettled } from './use-settled.ts'

/** Screen readers announce the length after a pause in typing, not at every key press. */
const ANNOUNCEMENT_DELAY_MS = 1000

type MessageFieldProps = {
  state: FieldState | undefined
  /** What to write about the subject. The server or a script fills it in. */
  hint?: string | undefined
}

/** The message field. Near the limit it shows the length; above the limit the browser does not submit the form. */
export function MessageField({ state, hint = '' }: MessageFieldProps) {
  const [length, setLength] = useState(0)
  const textarea = useRef<HTMLTextAreaElement>(null)
  const isTooLong = length > MESSAGE_FIELDS.message.maxLength
  const description = describeLength(length)
  const announcement = useSettled(description, ANNOUNCEMENT_DELAY_MS)

  useEffect(() => textarea.current?.setCustomValidity(isTooLong ? description : ''), [isTooLong, description])

  const descriptions = [HINT_ID, description && LENGTH_ID, state?.error !== undefined && errorId('message')]
  return (
    <Field id="message" label="Message" wide error={state?.error}>
      {/* A script fills the hint before hydration. React skips the content only if it is a string. */}
      <output className={styles.hint} id={HINT_ID} suppressHydrationWarning>
        {hint}
      </output>
      <textarea
        {...controlProps('message', state)}
        {...(isTooLong && { 'aria-invalid': true })}
        aria-describedby={descriptions.filter(Boolean).join(' ')}
        ref={textarea}
        rows={5}
        required
        onInput={(event) => setLength(messageLength(event.currentTarget.value))}
      />
      <p className={classNames(styles.length, isTooLong && styles.tooLong)} id={LENGTH_ID} aria-hidden="true">
        {description}
      </p>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </Field>
  )
}

const LENGTH_ID = 'message-length'
