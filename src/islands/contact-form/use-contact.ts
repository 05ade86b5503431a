import { useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#contact/fields.ts'
import { forgetKeptMessage, type KeptMessage, keepMessage, readKeptMessage } from './saved-draft.ts'
import { type Fields, newKey, type Outgoing, sendMessage } from './send-message.ts'

export type ContactState =
  | { phase: 'idle' | 'sending' }
  | { phase: 'sent'; name: string; message: string; reference: string }
  | { phase: 'failed'; error: string; fields: FieldErrors; unsent: Outgoing; unreachable: boolean }

/** Where a message comes from: out of the form, or from this device, by itself or because somebody asks for it. */
type Origin = 'form' | 'device' | 'device, asked for'

/**
 * Holds the state of the contact form (docs/requirements.md#contact-form) and a message saved on this device.
 * @param action address of the contact API
 * @param restoreDraft puts a message into the form again, and says whether there was room
 */
export function useContact(action: string, restoreDraft: (fields: Fields) => boolean) {
  const [state, setState] = useState<ContactState>({ phase: 'idle' })
  const [kept, setKept] = useState<KeptMessage>()
  const lastKey = useRef({ key: '', of: '' })

  async function deliver(outgoing: Outgoing, origin: Origin): Promise<boolean> {
    if (origin !== 'device') setState({ phase: 'sending' })
    const result = await sendMessage(action, outgoing)
    if (result.ok) {
      if (origin !== 'form') remove()
      setState({
        phase: 'sent',
        name: outgoing.fields.name.trim(),
        message: result.message,
        reference: result.reference,
      })
    } else if (origin === 'form') {
      setState({ phase: 'failed', unsent: outgoing, ...result })
    } else if (origin !== 'device' || !result.unreachable) {
      // What the server will never take as it is does not wait on: it is there to be corrected.
      const isBack = Object.keys(result.fields).length > 0 && restoreDraft(outgoing.fields)
      if (isBack) remove()
      setState({ phase: 'failed', unsent: outgoing, ...result, fields: isBack ? result.fields : {} })
    }
    return result.ok
  }

  /** Sends what was typed. The same words sent again are the same message, whatever happened to the answer. */
  function send(fields: Fields, circumstances: Pick<Outgoing, 'bait' | 'fillSeconds'>): Promise<boolean> {
    const of = JSON.stringify(fields)
    if (lastKey.current.of !== of) lastKey.current = { key: newKey(), of }
    return deliver({ fields, key: lastKey.current.key, ...circumstances }, 'form')
  }

  function keep(message: Outgoing): boolean {
    const stored = keepMessage(message)
    if (stored) {
      setKept(readKeptMessage())
      setState({ phase: 'idle' })
    }
    return stored
  }

  function remove(): void {
    forgetKeptMessage()
    setKept(undefined)
  }

  /** Whether the kept message is on its way: two answers to it would overwrite each other's errors. */
  const isDeliveringKept = useRef(false)

  // A message that waits goes as soon as the page is open and the connection is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first render's functions do all there is to do
  useEffect(() => {
    const deliverKept = async () => {
      const waiting = readKeptMessage()
      setKept(waiting)
      if (!waiting || !navigator.onLine || isDeliveringKept.current) return
      isDeliveringKept.current = true
      await deliver(waiting, 'device')
      isDeliveringKept.current = false
    }
    deliverKept()
    addEventListener('online', deliverKept)
    return () => removeEventListener('online', deliverKept)
  }, [])

  return {
    state,
    kept,
    send,
    keep,
    remove,
    sendKept: () => kept && deliver(kept, 'device, asked for'),
    close: () => setState({ phase: 'idle' }),
  }
}
