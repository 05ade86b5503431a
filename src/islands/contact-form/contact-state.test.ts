import { describe, expect, it } from 'vitest'
import { contactReducer } from './contact-state.ts'

describe('contactReducer', () => {
  it('stays in the sending phase while a challenge is solved', () => {
    expect(contactReducer({ phase: 'sending' }, { type: 'check' })).toEqual({
      phase: 'sending',
      isChecking: true,
    })
  })

  it('does not return to the sending phase for the challenge of a message that was cancelled', () => {
    expect(contactReducer({ phase: 'idle' }, { type: 'check' })).toEqual({ phase: 'idle' })
  })
})
