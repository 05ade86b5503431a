import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { CONTACT_FIELDS, type ContactField, type FieldErrors } from '../../../contact/contract.ts'
import { type ContactSubject, openingLine, subjectFrom } from '../../../contact/subject.ts'
import { SubmitButton } from '../../ui/Button.tsx'
import { NameCloth } from '../NameCloth.tsx'
import { ContactFields, type FieldStates } from './ContactFields.tsx'
import styles from './ContactForm.module.css'
import { ErrorSummary } from './ErrorSummary.tsx'
import { type SendResult, sendMessage } from './send-message.ts'
import { ThankYouDialog } from './ThankYouDialog.tsx'

export type ContactFormProps = {
  /** Address of the contact API. */
  action: string
  /** Who reads the message and how long it is kept. */
  privacyNote: string
  privacyPolicyUrl: string
  exhibit: { title: string; hint: string }
  /** Values and errors to start with: the page that answers a plain form fills them in. */
  initial?: FieldStates
  initialError?: string
  /** What stands below the form: what happens next. */
  next?: ReactNode
  /** What stands below the frame: the contact details. */
  children?: ReactNode
}

type State =
  | { phase: 'idle' | 'sending' }
  | { phase: 'sent'; name: string; message: string; reference: string }
  | Failure
type Failure = { phase: 'failed'; error: string; fields: FieldErrors }

/** The contact form (specification sections 2 and 4, decisions D6 to D9). What was typed survives every failure. */
export function ContactForm({
  action,
  privacyNote,
  privacyPolicyUrl,
  exhibit,
  initial,
  initialError,
  next,
  children,
}: ContactFormProps) {
  const [state, setState] = useState<State>({ phase: 'idle' })
  const [name, setName] = useState('')
  const [subject, setSubject] = useState<ContactSubject>()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const found = subjectFrom(location.search)
    setSubject(found)
    const message = form.current?.elements.namedItem('message')
    if (found && message instanceof HTMLTextAreaElement && message.value === '')
      message.value = openingLine(found)
    const typed = form.current?.elements.namedItem('name')
    if (typed instanceof HTMLInputElement) setName(typed.value)
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.phase === 'sending') return
    const typed = readFields(new FormData(event.currentTarget))
    setState({ phase: 'sending' })
    const result = await sendMessage(action, typed)
    setState(toState(result, typed.name))
    if (!result.ok) return
    form.current?.reset()
    setName('')
    setSubject(undefined)
  }

  const fieldErrors = state.phase === 'failed' ? state.fields : {}
  return (
    <div className={`wrap grid ${styles.contact}`}>
      <div className={styles.main}>
        <form
          className={styles.form}
          ref={form}
          method="post"
          action={action}
          onSubmit={submit}
          aria-label="Contact"
        >
          {subject && (
            <p className={styles.subject}>
              Regarding: <strong>{subject}</strong>
            </p>
          )}
          {state.phase === 'failed' && <ErrorSummary fields={state.fields} />}
          <ContactFields states={initial ?? toFieldStates(fieldErrors)} onNameChange={setName} />
          <div className={styles.send}>
            <SubmitButton disabled={state.phase === 'sending'}>
              {state.phase === 'sending' ? 'Sending...' : 'Send Message'}
            </SubmitButton>
            <p className={styles.error} role="alert">
              {state.phase === 'failed' ? state.error : initialError}
            </p>
            <p className={styles.note}>
              {privacyNote} <a href={privacyPolicyUrl}>Privacy policy</a>
            </p>
          </div>
        </form>
        {next}
      </div>
      <aside className={styles.aside}>
        <figure className={styles.figure}>
          <NameCloth name={name} />
          <figcaption className={styles.caption}>
            <p className={styles.exhibit}>
              <i>{name.trim() || exhibit.title}</i>
            </p>
            <p>{exhibit.hint}</p>
          </figcaption>
        </figure>
        {children}
      </aside>
      {state.phase === 'sent' && <ThankYouDialog {...state} onClose={() => setState({ phase: 'idle' })} />}
    </div>
  )
}

function readFields(data: FormData): Record<ContactField, string> {
  const text = (field: ContactField) => {
    const value = data.get(field)
    return typeof value === 'string' ? value : ''
  }
  return { name: text('name'), email: text('email'), service: text('service'), message: text('message') }
}

function toState(result: SendResult, name: string): State {
  return result.ok
    ? { phase: 'sent', name: name.trim(), message: result.message, reference: result.reference }
    : { phase: 'failed', error: result.error, fields: result.fields }
}

function toFieldStates(errors: FieldErrors): FieldStates {
  const state = (field: ContactField) => ({ error: errors[field], invalid: errors[field] !== undefined })
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, state(field)]))
}
