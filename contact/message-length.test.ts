import { expect, it } from 'vitest'
import { messageLength } from './clean-text.ts'
import { createContactParser } from './contract.ts'
import { MESSAGE_FIELDS } from './fields.ts'

it.each(['\r\n', 'e\u0301', '\u{1F9F5}', 'e\u00AD'])(
  'messageLength: counts %j as one character, as the server does',
  (sign) => {
    const longest = `x${sign.repeat(MESSAGE_FIELDS.message.maxLength - 2)}x`
    const isAccepted = (message: string) =>
      createContactParser()({ name: 'Amina', email: 'amina@example.com', service: '', message }).ok
    expect(messageLength(longest)).toBe(MESSAGE_FIELDS.message.maxLength)
    expect(isAccepted(longest)).toBe(true)
    expect(isAccepted(`${longest}x`)).toBe(false)
  },
)
