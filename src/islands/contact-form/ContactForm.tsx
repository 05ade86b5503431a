import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { CONTACT_FIELDS, type ContactField, type FieldErrors } from '#contact/fields.ts'
import type { ContactPage } from '#src/content/schemas/pages.ts'
import { SubmitButton } from '#src/ui/SubmitButton.tsx'
import { NamePattern } from '../name-pattern/NamePattern.tsx'
import { ContactFields } from './ContactFields.tsx'
import styles from './ContactForm.module.css'
import type { FieldStates } from './control-props.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FailureHelp } from './FailureHelp.tsx'
import { emptyForm, fillEmpty, readForm, reportInput } from './form-values.ts'
import { HoneypotField } from './HoneypotField.tsx'
import { SavedDraftNotice } from './SavedDraftNotice.tsx'
import type { Fields, Outgoing } from './send-message.ts'
import { ThankYouDialog } from './ThankYouDialog.tsx'
import { useContact } from './use-contact.ts'

export type ContactFormProps = {
  /** Address of the contact API. */
  action: string
  /** Who reads the message and how long it is kept. */
  privacyNote: string
  privacyPolicyUrl: string
  /** Shown under the pattern that grows from the name. */
  caption: { title: string; hint: string }
  failure: ContactPage['failure']
  /** The group's WhatsApp number, digits only, or empty. */
  whatsapp: string
  /** Values and errors to start with: the page that answers a plain form fills them in. */
  initial?: FieldStates
  initialError?: string
  /** The line that names the subject of the link, with the script that fills it in. */
  subject?: ReactNode
  /** What stands below the form: what happens next. */
  next?: ReactNode
  /** What stands below the frame: the contact details. */
  children?: ReactNode
}

/** The contact form (docs/requirements.md#contact-form). It keeps the typed values after every failure. */
export function ContactForm(props: ContactFormProps) {
  const { state, kept, send, keep, remove, sendKept, close } = useContact(props.action, restoreDraft)
  const [name, setName] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  /** In ms since the page was opened. */
  const firstTouch = useRef<number>(undefined)

  // What was typed while this code was on its way counts.
  useEffect(() => {
    if (form.current) reportInput(form.current)
    // Nobody has seen when it was touched first: at the earliest when the page was opened.
    if (form.current?.matches(':focus-within')) firstTouch.current = 0
  }, [])

  // A button that is disabled while the message is on its way loses the focus to nothing.
  useEffect(() => {
    if (state.phase === 'failed' && document.activeElement === document.body) focusSend(form.current)
  }, [state])

  function restoreDraft(fields: Fields): boolean {
    return form.current !== null && fillEmpty(form.current, fields)
  }

  function empty(): void {
    if (form.current) emptyForm(form.current)
    firstTouch.current = undefined
  }

  function wait(message: Outgoing): void {
    if (!keep(message)) return
    empty()
    notice.current?.focus()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.phase === 'sending') return
    const data = new FormData(event.currentTarget)
    const { fields, bait } = readForm(data)
    const fillSeconds =
      firstTouch.current === undefined
        ? undefined
        : Math.round((performance.now() - firstTouch.current) / 1000)
    if (await send(fields, { bait, ...(fillSeconds !== undefined && { fillSeconds }) })) empty()
  }

  return (
    <div className={`wrap grid ${styles.contact}`}>
      <div className={styles.main}>
        <div className={styles.notice} ref={notice} role="status" tabIndex={-1}>
          {kept && (
            <SavedDraftNotice
              words={props.failure}
              onSend={sendKept}
              onRemove={() => {
                remove()
                notice.current?.focus()
              }}
            />
          )}
        </div>
        <form
          className={styles.form}
          ref={form}
          method="post"
          action={props.action}
          onSubmit={submit}
          onFocus={() => {
            firstTouch.current ??= performance.now()
          }}
          aria-label="Contact"
        >
          {props.subject}
          {state.phase === 'failed' && <ErrorSummary fields={state.fields} />}
          <ContactFields
            states={props.initial ?? toFieldStates(state.phase === 'failed' ? state.fields : {})}
            onNameChange={setName}
          />
          <HoneypotField />
          <div className={styles.send}>
            <SubmitButton disabled={state.phase === 'sending'}>
              {state.phase === 'sending' ? 'Sending...' : 'Send Message'}
            </SubmitButton>
            <p className={styles.error} role="alert">
              {state.phase === 'failed' ? state.error : props.initialError}
            </p>
            {state.phase === 'failed' && (
              <FailureHelp
                words={props.failure}
                fields={state.unsent.fields}
                whatsapp={props.whatsapp}
                unreachable={state.unreachable}
                onKeep={kept ? undefined : () => wait(state.unsent)}
              />
            )}
            <p className={styles.note}>
              {props.privacyNote} <a href={props.privacyPolicyUrl}>Privacy policy</a>
            </p>
          </div>
        </form>
        {props.next}
      </div>
      <aside className={styles.sidebar} aria-label="Contact details">
        <figure>
          <NamePattern name={name} />
          <figcaption className={styles.caption}>
            <p className={styles.captionTitle}>
              <i>{name.trim() || props.caption.title}</i>
            </p>
            <p>{props.caption.hint}</p>
          </figcaption>
        </figure>
        {props.children}
      </aside>
      {state.phase === 'sent' && (
        <ThankYouDialog
          {...state}
          onClose={() => {
            close()
            focusSend(form.current)
          }}
        />
      )}
    </div>
  )
}

function focusSend(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
}

function toFieldStates(errors: FieldErrors): FieldStates {
  const state = (field: ContactField) => ({ error: errors[field], invalid: errors[field] !== undefined })
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, state(field)]))
}
