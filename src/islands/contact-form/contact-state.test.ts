import { describe, expect, it } from 'vitest'
import { contactReducer } from './contact-state.ts'

const outgoing = {
  fields: { name: ' Amina ', email: 'amina@example.com', service: '', message: 'Hello' },
  key: 'k1',
}

describe('contactReducer', () => {
  it('keeps the trimmed name and the reference after a message is accepted', () => {
    const result = { ok: true, message: 'Thank you', reference: 'K7Q2-M9XD' } as const
    const state = contactReducer({ phase: 'sending' }, { type: 'answer', outgoing, result })
    expect(state).toMatchObject({ phase: 'sent', name: 'Amina', reference: 'K7Q2-M9XD' })
  })

  it('keeps the unsent message and the errors after a rejection', () => {
    const fields = { email: 'Please check the address' }
    const result = { ok: false, error: 'Please correct the form', fields, unreachable: false } as const
    const state = contactReducer({ phase: 'sending' }, { type: 'answer', outgoing, result })
    expect(state).toMatchObject({ phase: 'failed', unsent: outgoing, fields })
  })

  it('stays in the sending phase while a challenge is solved', () => {
    expect(contactReducer({ phase: 'sending' }, { type: 'check' })).toEqual({
      phase: 'sending',
      isChecking: true,
    })
  })

  it('does not return to the sending phase for the challenge of a message that was cancelled', () => {
    expect(contactReducer({ phase: 'idle' }, { type: 'check' })).toEqual({ phase: 'idle' })
  })

  it('keeps the unsent message when the device cannot save it', () => {
    const failed = { phase: 'failed', error: '', fields: {}, unsent: outgoing, unreachable: true } as const
    expect(contactReducer(failed, { type: 'not-kept' })).toEqual({ ...failed, isNotKept: true })
  })

  it('clears the error when a message is sent again', () => {
    const failed = { phase: 'failed', error: '', fields: {}, unsent: outgoing, unreachable: true } as const
    expect(contactReducer(failed, { type: 'send' })).toEqual({ phase: 'sending' })
  })
})
