import type { ContactPage } from '#src/content/schemas/pages.ts'
import { SubmitButton } from '#src/ui/SubmitButton.tsx'
import styles from './ContactForm.module.css'
import type { ContactState } from './contact-state.ts'
import { FailureHelp } from './FailureHelp.tsx'
import type { OutgoingMessage } from './send-message.ts'

export type FormFooterProps = {
  state: ContactState
  /** Shown while the browser solves a challenge of the rate limit. */
  checking: string
  /** Initial error message. Only the page that answers a form sent without scripts has one. */
  initialError?: string
  failure: ContactPage['failure']
  /** The group's WhatsApp number, digits only, or empty. */
  whatsapp: string
  /** Saves the unsent message on this device; undefined if a draft is saved already. */
  onSave: ((unsent: OutgoingMessage) => void) | undefined
  /** Who reads the message and how long it is kept. */
  privacyNote: string
  privacyPolicyUrl: string
}

/** The submit button, and below it the error, other ways to send the message and the privacy note. */
export function FormFooter({ state, onSave, failure, whatsapp, ...props }: FormFooterProps) {
  const isSending = state.phase === 'sending'
  const isChecking = state.phase === 'sending' && state.isChecking
  const isFailed = state.phase === 'failed'
  return (
    <div className={styles.send}>
      <SubmitButton disabled={isSending}>{isSending ? 'Sending...' : 'Send Message'}</SubmitButton>
      <p className={styles.checking} role="status">
        {isChecking && props.checking}
      </p>
      <p className={styles.error} role="alert">
        {isFailed ? state.error : props.initialError}
      </p>
      {isFailed && (
        <FailureHelp
          words={failure}
          fields={state.unsent.fields}
          whatsapp={whatsapp}
          unreachable={state.unreachable}
          onSave={onSave && (() => onSave(state.unsent))}
        />
      )}
      <p className={styles.note}>
        {props.privacyNote} <a href={props.privacyPolicyUrl}>Privacy policy</a>
      </p>
    </div>
  )
}
