import { useEffect, useRef, useState } from 'react'
import { messageLength } from '#contact/clean-text.ts'
import { MESSAGE_FIELDS } from '#contact/fields.ts'
import { classNames } from '#src/ui/class-names.ts'
import { errorId, Field } from '#src/ui/Field.tsx'
import styles from './ContactForm.module.css'
import { controlProps, type FieldState } from './control-props.ts'
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
    <Field id="message" label="Message" error={state?.error}>
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

/** Length from which the form shows how long the message is, in characters. */
const MIN_SHOWN_LENGTH = 0.9 * MESSAGE_FIELDS.message.maxLength

/** Describes the length of a message and its excess over the limit. Returns '' if the length is far below the limit. */
function describeLength(length: number): string {
  if (length < MIN_SHOWN_LENGTH) return ''
  const count = `${inDigits(length)} of ${inDigits(MESSAGE_FIELDS.message.maxLength)} characters`
  const excess = length - MESSAGE_FIELDS.message.maxLength
  return excess > 0 ? `${count}: please shorten by ${inDigits(excess)}` : count
}

function inDigits(count: number): string {
  return count.toLocaleString('en')
}
