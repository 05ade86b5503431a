import { useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '../../../contact/fields.ts'
import { forgetKeptMessage, type KeptMessage, keepMessage, readKeptMessage } from './kept-message.ts'
import { type Fields, newKey, type Outgoing, sendMessage } from './send-message.ts'

export type ContactState =
  | { phase: 'idle' | 'sending' }
  | { phase: 'sent'; name: string; message: string; reference: string }
  | { phase: 'failed'; error: string; fields: FieldErrors; unsent: Outgoing; unreachable: boolean }

/**
 * The states of the contact form (specification section 4) and the message that may wait on this device.
 * @param action address of the contact API
 */
export function useContact(action: string) {
  const [state, setState] = useState<ContactState>({ phase: 'idle' })
  const [kept, setKept] = useState<KeptMessage>()
  const lastKey = useRef({ key: '', of: '' })

  async function deliver(outgoing: Outgoing, wasKept: boolean): Promise<boolean> {
    if (!wasKept) setState({ phase: 'sending' })
    const result = await sendMessage(action, outgoing)
    if (result.ok) {
      if (wasKept) remove()
      setState({
        phase: 'sent',
        name: outgoing.fields.name.trim(),
        message: result.message,
        reference: result.reference,
      })
    } else if (!wasKept || !result.unreachable) {
      setState({ phase: 'failed', unsent: outgoing, ...result })
    }
    return result.ok
  }

  /** Sends what was typed. The same words sent again are the same message, whatever happened to the answer. */
  function send(fields: Fields, circumstances: Pick<Outgoing, 'bait' | 'fillingSeconds'>): Promise<boolean> {
    const of = JSON.stringify(fields)
    if (lastKey.current.of !== of) lastKey.current = { key: newKey(), of }
    return deliver({ fields, key: lastKey.current.key, ...circumstances }, false)
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

  // A message that waits goes as soon as the page is open and the connection is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first render's functions do all there is to do
  useEffect(() => {
    const deliverKept = () => {
      const waiting = readKeptMessage()
      setKept(waiting)
      if (waiting && navigator.onLine) deliver(waiting, true)
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
    sendKept: () => kept && deliver(kept, true),
    close: () => setState({ phase: 'idle' }),
  }
}
