import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { describeWrongEmail, isEmailAddress } from '#contact/email-address.ts'
import type { FieldErrors } from '#contact/fields.ts'
import { fillEmpty } from './form-values.ts'
import { messageKey, renewKeys } from './message-key.ts'
import { deleteDraft, readDraft, type SavedDraft, saveDraft } from './saved-draft.ts'
import { type Fields, type OutgoingMessage, type SendResult, sendMessage } from './send-message.ts'

export type ContactState =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | {
      phase: 'sent'
      name: string
      message: string
      reference: string
      /** The visitor has closed the thanks, and not begun another message. */
      isClosed?: boolean
    }
  | {
      phase: 'failed'
      error: string
      fields: FieldErrors
      unsent: OutgoingMessage
      unreachable: boolean
      /** The device could not save the message. */
      isNotKept?: boolean
    }

const IDLE: ContactState = { phase: 'idle' }

/** Holds the state of the form (docs/requirements.md#contact-form). A draft that the server rejects is filled into `form`. */
export function useContact(action: string, form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState(IDLE)
  const [draft, setDraft] = useState<SavedDraft>()
  const request = useRef<AbortController>(undefined)
  const isSendingDraft = useRef(false)

  /** Sends the typed message. An unchanged message has the same idempotency key, so the server stores it once. */
  async function send(fields: Fields, spamSignals: Pick<OutgoingMessage, 'honeypot' | 'fillSeconds'>) {
    // A script has written the subject into the address of the form.
    const [, query = ''] = form.current?.getAttribute('action')?.split(/(?=\?)/) ?? []
    const outgoing = { fields, query, key: messageKey(fields, query), ...spamSignals }
    const wrong = describeWrongEmail(fields.email)
    const result: SendResult | undefined = isEmailAddress(fields.email)
      ? await post(outgoing)
      : { ok: false, error: wrong, fields: { email: wrong }, unreachable: false }
    if (result?.ok) renewKeys()
    if (result) showResult(outgoing, result)
    return result?.ok ?? false
  }

  /** @returns the result, or undefined if the visitor has cancelled */
  async function post(outgoing: OutgoingMessage): Promise<SendResult | undefined> {
    const controller = new AbortController()
    request.current = controller
    setState({ phase: 'sending' })
    const result = await sendMessage(action, outgoing, controller)
    return request.current === controller ? result : undefined
  }

  function cancel() {
    request.current?.abort()
    request.current = undefined
    setState(IDLE)
  }

  async function sendDraft(saved: SavedDraft) {
    const result = await post(saved)
    if (result) showDraftResult(saved, result)
  }

  function showDraftResult(saved: SavedDraft, result: SendResult) {
    // To let the visitor correct field errors, fill the form with the draft. Skip this if the form is not empty.
    const isRestored =
      !result.ok &&
      Object.keys(result.fields).length > 0 &&
      form.current !== null &&
      fillEmpty(form.current, saved.fields)
    if (result.ok || isRestored) removeDraft()
    if (result.ok) renewKeys()
    const shown = result.ok || isRestored ? result : { ...result, fields: {} }
    showResult(saved, shown)
  }

  function showResult(outgoing: OutgoingMessage, result: SendResult) {
    setState(
      result.ok
        ? { phase: 'sent', name: outgoing.fields.name.trim(), ...result }
        : { phase: 'failed', unsent: outgoing, ...result },
    )
  }

  function removeDraft(): void {
    deleteDraft()
    setDraft(undefined)
  }

  const sendDraftIfOnline = useEffectEvent(async () => {
    const saved = readDraft()
    setDraft(saved)
    // Never send the draft twice at the same time: the second answer would replace the errors of the first.
    if (!saved || saved.isOld || !navigator.onLine || isSendingDraft.current) return
    isSendingDraft.current = true
    const result = await sendMessage(action, saved)
    // If the server is unreachable, keep the draft and show no error, because the visitor did not press a button.
    if (result.ok || !result.unreachable) showDraftResult(saved, result)
    isSendingDraft.current = false
  })
  useEffect(() => {
    const onOnline = () => void sendDraftIfOnline()
    onOnline()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])

  return {
    state,
    draft,
    send,
    sendDraft,
    /** Stops sending. The visitor may send the message again. */
    cancel,
    /** Saves a message as the draft and clears the error. @returns false if local storage is full or disabled */
    saveDraft(outgoing: OutgoingMessage): boolean {
      const isSaved = saveDraft(outgoing)
      if (isSaved) setDraft(readDraft())
      setState((old) => (isSaved ? IDLE : { ...old, isNotKept: true }))
      return isSaved
    },
    removeDraft,
    /** Closes the thanks. The form shows the answer until the next message is begun. */
    close: () => setState((old) => ({ ...old, isClosed: true })),
    begin: () => setState(IDLE),
  }
}
