import type { RefObject } from 'react'
import type { ContactPage } from '#src/content/schemas/contact-page.ts'
import { Button } from '#src/ui/Button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Answer } from './Answer.tsx'
import styles from './ContactForm.module.css'
import { FailureHelp } from './FailureHelp.tsx'
import type { OutgoingMessage } from './send-message.ts'
import type { ContactState } from './use-contact.ts'

export type FormFooterProps = Pick<
  ContactPage,
  'failure' | 'send' | 'privacyLink' | 'privacyNote' | 'withoutEmail'
> & {
  state: ContactState
  /** The element that says that the message is being sent. It has the focus meanwhile. */
  status: RefObject<HTMLParagraphElement | null>
  /** Initial error message. Only the page that answers a form sent without scripts has one. */
  initialError?: string
  /** The group's WhatsApp number, digits only, or empty. */
  whatsapp: string
  /** Saves the unsent message on this device; undefined if a draft is saved already. */
  onSave: ((unsent: OutgoingMessage) => void) | undefined
  onCancel: () => void
  privacyPolicyUrl: string
}

const SENDING = 'Sending...'

/** The submit button, and below it the error, other ways to send the message and the privacy note. */
export function FormFooter({ state, status, onSave, onCancel, failure, ...props }: FormFooterProps) {
  const isSending = state.phase === 'sending'
  const isFailed = state.phase === 'failed'
  return (
    <div>
      <div className={classNames('cluster', styles.actions)}>
        <Button type="submit" disabled={isSending} arrow>
          {isSending ? SENDING : props.send}
        </Button>
        {isSending && (
          <Button size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <p className={isSending ? 'visually-hidden' : styles.sent} ref={status} role="status" tabIndex={-1}>
        {isSending && SENDING}
        {state.phase === 'sent' && state.isClosed && <Answer {...state} />}
      </p>
      <p className={classNames('measure', styles.error)} role="alert">
        {isFailed ? (state.isNotKept ? failure.notKept : state.error) : props.initialError}
      </p>
      {isFailed && (
        <FailureHelp
          words={failure}
          fields={state.unsent.fields}
          whatsapp={props.whatsapp}
          unreachable={state.unreachable}
          onSave={onSave && (() => onSave(state.unsent))}
        />
      )}
      <p className={classNames('soft', styles.note)}>
        {props.privacyNote} <a href={props.privacyPolicyUrl}>{props.privacyLink}</a>
      </p>
      <p className={classNames('soft', styles.note)}>
        {props.withoutEmail}{' '}
        {props.whatsapp !== '' && <a href={`https://wa.me/${props.whatsapp}`}>WhatsApp</a>}
      </p>
    </div>
  )
}
