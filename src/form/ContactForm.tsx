import { ChevronDown } from 'lucide-react'
import { type MouseEvent, type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { CONTACT_FIELDS, type ContactField, type FieldErrors, HONEYPOT_FIELD } from '#contact/fields.ts'
import { Button } from '#src/ui/Button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Field } from '#src/ui/Field.tsx'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import styles from './ContactForm.module.css'
import { controlProps, type FieldStates } from './control-props.ts'
import { EmailField } from './EmailField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormFooter, type FormFooterProps } from './FormFooter.tsx'
import { cleanField, emptyForm, readForm, reportInput } from './form-values.ts'
import { MessageField } from './MessageField.tsx'
import { NameField } from './NameField.tsx'
import type { OutgoingMessage } from './send-message.ts'
import { FORM_ID } from './subject-scripts.ts'
import { ThankYouDialog } from './ThankYouDialog.tsx'
import { useContact } from './use-contact.ts'
import { focusSubmit, useFocusWhileSending } from './use-focus-while-sending.ts'

export type ContactFormProps = Omit<FormFooterProps, 'state' | 'status' | 'onSave' | 'onCancel'> & {
  action: string
  services: readonly string[]
  nameHint: string
  serviceHint: string
  /** Shown above the message. Only the page that answers a form sent without scripts has it. */
  messageHint?: string | undefined
  /** Initial values and errors. Only the page that answers a form sent without scripts has them. */
  initial?: FieldStates
}

const SERVICE_HINT_ID = 'service-hint'

/** The contact form (docs/requirements.md#contact-form). No slots: Trusted Types forbid the `innerHTML` that they need. */
export function ContactForm({
  action,
  initial,
  services,
  nameHint,
  serviceHint,
  messageHint,
  ...footer
}: ContactFormProps) {
  const { failure } = footer
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  /** When the visitor began, in ms since the page was opened. */
  const begunAt = useRef(0)
  const { state, draft, send, sendDraft, cancel, saveDraft, removeDraft, close, begin } = useContact(
    action,
    form,
  )
  const isFailed = state.phase === 'failed'
  const isThanked = state.phase === 'sent' && state.isClosed
  /** What the browser says about fields that it refuses, also below the field. */
  const [refused, setRefused] = useState<FieldErrors>({})
  useFocusWhileSending(state, form, status)
  const states = initial ?? toFieldStates({ ...(isFailed && state.fields), ...refused })

  // React misses the input events before hydration, so the fields report their values again.
  useEffect(() => {
    if (form.current) reportInput(form.current)
    // A form that has the focus was begun before hydration.
    if (!form.current?.matches(':focus-within')) begunAt.current = performance.now()
  }, [])

  function clear(): void {
    if (form.current) emptyForm(form.current)
    begunAt.current = performance.now()
  }

  function save(message: OutgoingMessage): void {
    if (!saveDraft(message)) return
    clear()
    notice.current?.focus()
  }

  function discardDraft(): void {
    removeDraft()
    notice.current?.focus()
  }

  /** Cleans the fields before the browser checks them. Enter clicks the button too, but not while an input method composes. */
  function cleanBeforeSubmit({ target, currentTarget }: MouseEvent<HTMLFormElement>): void {
    if ((target as Element).closest('[type=submit]'))
      for (const control of currentTarget.elements) cleanField(control)
  }

  function showRefusal({ target }: SyntheticEvent): void {
    const { name, validationMessage } = target as HTMLInputElement
    setRefused(({ [name as ContactField]: _, ...others }) =>
      validationMessage ? { ...others, [name]: validationMessage } : others,
    )
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.phase === 'sending') return
    const { fields, honeypot } = readForm(new FormData(event.currentTarget))
    const fillSeconds = Math.round((performance.now() - begunAt.current) / 1000)
    if (await send(fields, { honeypot, fillSeconds })) clear()
  }

  return (
    <>
      <div
        className={classNames(draft && `band band-end ${styles.notice}`, !draft && styles.empty)}
        ref={notice}
        role="status"
        tabIndex={-1}
      >
        {draft && (
          <div className={classNames('flow', styles.savedDraft)}>
            <p>{draft.isOld ? failure.old : failure.kept}</p>
            <div className={classNames('cluster', styles.help)}>
              <Button size="small" onClick={() => sendDraft(draft)}>
                {failure.sendNow}
              </Button>
              <Button size="small" onClick={discardDraft}>
                {failure.remove}
              </Button>
            </div>
          </div>
        )}
      </div>
      <form
        className={styles.form}
        id={FORM_ID}
        ref={form}
        method="post"
        action={action}
        onSubmit={submit}
        onInvalidCapture={showRefusal}
        onInput={(event) => {
          if ((event.target as HTMLInputElement).name in refused) showRefusal(event)
          if (isThanked) begin()
        }}
        onBlur={({ target }) => cleanField(target)}
        onClickCapture={cleanBeforeSubmit}
        aria-label="Contact"
      >
        <NameField state={states.name} hint={nameHint}>
          {isFailed && <ErrorSummary fields={state.fields} />}
        </NameField>
        <div className={styles.fields}>
          {/* Uncontrolled, so that hydration keeps values, and without `maxlength`, which cuts pasted text silently. */}
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
          {/* Only spam bots fill it in. Its name matches no autofill rule of browsers. */}
          <div className="visually-hidden" aria-hidden="true">
            <label htmlFor={HONEYPOT_FIELD}>Leave this field empty</label>
            <input type="text" id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
          </div>
          <FormFooter
            {...footer}
            state={state}
            status={status}
            onSave={draft ? undefined : save}
            onCancel={() => {
              status.current?.focus({ preventScroll: true })
              cancel()
            }}
          />
        </div>
      </form>
      {state.phase === 'sent' && !state.isClosed && (
        <ThankYouDialog
          {...state}
          onClose={() => {
            close()
            focusSubmit(form.current)
          }}
        />
      )}
    </>
  )
}

function toFieldStates(errors: FieldErrors): FieldStates {
  const state = (field: ContactField) => ({ error: errors[field], invalid: errors[field] !== undefined })
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, state(field)]))
}
