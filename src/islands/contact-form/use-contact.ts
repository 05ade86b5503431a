import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { contactReducer } from './contact-state.ts'
import { fillEmpty } from './form-values.ts'
import type { SavedDraft } from './saved-draft.ts'
import { type Fields, newKey, type OutgoingMessage, type SendResult, sendMessage } from './send-message.ts'
import { useSavedDraft } from './use-saved-draft.ts'

/**
 * Holds the state of the contact form (docs/requirements.md#contact-form) and the draft saved on this device.
 * @param action URL of the contact API
 * @param form is filled with a draft that the server has rejected, so that the visitor can correct it
 */
export function useContact(action: string, form: RefObject<HTMLFormElement | null>) {
  const [state, dispatch] = useReducer(contactReducer, { phase: 'idle' })
  const { draft, loadDraft, saveDraft, removeDraft } = useSavedDraft()
  const lastKey = useRef({ key: '', text: '' })
  const isSendingDraft = useRef(false)

  /** Sends the typed message. An unchanged message keeps its idempotency key, so the server stores it once. */
  async function send(fields: Fields, spamSignals: Pick<OutgoingMessage, 'honeypot' | 'fillSeconds'>) {
    const text = JSON.stringify(fields)
    if (lastKey.current.text !== text) lastKey.current = { key: newKey(), text }
    const outgoing = { fields, key: lastKey.current.key, ...spamSignals }
    dispatch({ type: 'send' })
    const result = await sendMessage(action, outgoing, onChallenge)
    dispatch({ type: 'answer', outgoing, result })
    return result.ok
  }

  async function sendDraft(saved: SavedDraft) {
    dispatch({ type: 'send' })
    showDraftResult(saved, await sendMessage(action, saved, onChallenge))
  }

  function showDraftResult(saved: SavedDraft, result: SendResult) {
    if (result.ok) {
      removeDraft()
      dispatch({ type: 'answer', outgoing: saved, result })
      return
    }
    // To let the visitor correct field errors, fill the form with the draft. Skip this if the form is not empty.
    const isRestored =
      Object.keys(result.fields).length > 0 && form.current !== null && fillEmpty(form.current, saved.fields)
    if (isRestored) removeDraft()
    dispatch({
      type: 'answer',
      outgoing: saved,
      result: { ...result, fields: isRestored ? result.fields : {} },
    })
  }

  const sendDraftIfOnline = useEffectEvent(async () => {
    const saved = loadDraft()
    // Never send the draft twice at the same time: the second answer would replace the errors of the first.
    if (!saved || !navigator.onLine || isSendingDraft.current) return
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

  function onChallenge() {
    dispatch({ type: 'check' })
  }

  function close() {
    dispatch({ type: 'close' })
  }

  return {
    state,
    draft,
    send,
    sendDraft,
    /** Saves a message as the draft and clears the error. @returns false if local storage is full or disabled */
    saveDraft(outgoing: OutgoingMessage): boolean {
      const isSaved = saveDraft(outgoing)
      if (isSaved) close()
      return isSaved
    },
    removeDraft,
    close,
  }
}
