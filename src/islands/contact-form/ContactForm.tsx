import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { CONTACT_FIELDS, type ContactField, type FieldErrors } from '#contact/fields.ts'
import { classNames } from '#src/ui/class-names.ts'
import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx'
import styles from './ContactForm.module.css'
import type { FieldStates } from './control-props.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormFooter, type FormFooterProps } from './FormFooter.tsx'
import { emptyForm, readForm, reportInput } from './form-values.ts'
import { HoneypotField } from './HoneypotField.tsx'
import { NameFigure } from './NameFigure.tsx'
import { SavedDraftNotice } from './SavedDraftNotice.tsx'
import type { OutgoingMessage } from './send-message.ts'
import { ThankYouDialog } from './ThankYouDialog.tsx'
import { useContact } from './use-contact.ts'
import { useFillTime } from './use-fill-time.ts'

export type ContactFormProps = Omit<FormFooterProps, 'state' | 'onSave'> &
  Pick<ContactFieldsProps, 'serviceHint' | 'messageHint'> & {
    /** URL of the contact API. */
    action: string
    /** Shown under the pattern that is drawn from the typed name. */
    caption: { title: string; hint: string }
    /** Initial values and errors. Only the page that answers a form sent without scripts has them. */
    initial?: FieldStates
    /** The line that shows the subject from the URL, with the script that fills in the line. */
    subject?: ReactNode
    /** Shown below the form: what happens next. */
    next?: ReactNode
    /** Shown below the pattern: the contact details. */
    children?: ReactNode
  }

/** The contact form (docs/requirements.md#contact-form). It keeps the typed values after every failure. */
export function ContactForm({
  action,
  caption,
  initial,
  subject,
  serviceHint,
  messageHint,
  next,
  children,
  ...footer
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const [name, setName] = useState('')
  const fillTime = useFillTime(form)
  const { state, draft, send, sendDraft, saveDraft, removeDraft, close } = useContact(action, form)
  const isFailed = state.phase === 'failed'

  // React misses the input events before hydration, so the fields report their values again.
  useEffect(() => {
    if (form.current) reportInput(form.current)
  }, [])

  // Restores the focus: the submit button loses it, because it is disabled while a message is sent.
  useEffect(() => {
    if (state.phase === 'failed' && document.activeElement === document.body) focusSubmit(form.current)
  }, [state])

  function clear(): void {
    if (form.current) emptyForm(form.current)
    fillTime.reset()
  }

  function save(message: OutgoingMessage): void {
    if (!saveDraft(message)) return
    clear()
    notice.current?.focus()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.phase === 'sending') return
    const { fields, honeypot } = readForm(new FormData(event.currentTarget))
    if (await send(fields, { honeypot, fillSeconds: fillTime.seconds() })) clear()
  }

  return (
    <div className={classNames('wrap grid', styles.contact)}>
      <div className={styles.main}>
        <div className={styles.notice} ref={notice} role="status" tabIndex={-1}>
          {draft && (
            <SavedDraftNotice
              words={footer.failure}
              onSend={() => sendDraft(draft)}
              onRemove={() => {
                removeDraft()
                notice.current?.focus()
              }}
            />
          )}
        </div>
        <form
          className={styles.form}
          ref={form}
          method="post"
          action={action}
          onSubmit={submit}
          onFocus={fillTime.start}
          aria-label="Contact"
        >
          {subject}
          {isFailed && <ErrorSummary fields={state.fields} />}
          <ContactFields
            states={initial ?? toFieldStates(isFailed ? state.fields : {})}
            serviceHint={serviceHint}
            messageHint={messageHint}
            onNameChange={setName}
          />
          <HoneypotField />
          <FormFooter {...footer} state={state} onSave={draft ? undefined : save} />
        </form>
        {next}
      </div>
      <aside className={styles.sidebar} aria-label="Contact details">
        <NameFigure name={name} {...caption} />
        {children}
      </aside>
      {state.phase === 'sent' && (
        <ThankYouDialog
          {...state}
          onClose={() => {
            close()
            focusSubmit(form.current)
          }}
        />
      )}
    </div>
  )
}

function focusSubmit(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
}

function toFieldStates(errors: FieldErrors): FieldStates {
  const state = (field: ContactField) => ({ error: errors[field], invalid: errors[field] !== undefined })
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, state(field)]))
}
