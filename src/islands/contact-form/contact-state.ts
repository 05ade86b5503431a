import type { FieldErrors } from '#contact/fields.ts'
import type { OutgoingMessage, SendResult } from './send-message.ts'

export type ContactState =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'sent'; name: string; message: string; reference: string }
  | {
      phase: 'failed'
      error: string
      fields: FieldErrors
      unsent: OutgoingMessage
      unreachable: boolean
      /** The device could not save the message. */
      isNotKept?: boolean
    }

export type ContactAction =
  | { type: 'send' | 'not-kept' | 'close' }
  | { type: 'answer'; outgoing: OutgoingMessage; result: SendResult }

/** Returns the state of the contact form after an action (docs/requirements.md#contact-form). */
export function contactReducer(state: ContactState, action: ContactAction): ContactState {
  switch (action.type) {
    case 'send':
      return { phase: 'sending' }
    case 'not-kept':
      return state.phase === 'failed' ? { ...state, isNotKept: true } : state
    case 'close':
      return { phase: 'idle' }
    case 'answer': {
      const { outgoing, result } = action
      return result.ok
        ? { phase: 'sent', name: outgoing.fields.name.trim(), ...result }
        : { phase: 'failed', unsent: outgoing, ...result }
    }
  }
}
