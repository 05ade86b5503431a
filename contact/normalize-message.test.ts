import { expect, it } from 'vitest'
import { parseContact } from './contract.ts'
import { LIMITS } from './fields.ts'
import { messageLength, normalizeMessage } from './normalize-message.ts'

it.each([
  ['line breaks of a plain form', 'a\r\nb\rc', 'a\nb\nc'],
  ['space around the text', ' \n a b \t\n', 'a b'],
  ['letters with separate marks', 'Ade\u0301bayo\u0300', 'Ad\u00e9bay\u00f2'],
])('message: %s are normalized', (_, text, normalized) => {
  expect(normalizeMessage(text)).toBe(normalized)
})

it.each(['\r\n', 'e\u0301', '\u{1F9F5}'])(
  'message length: the server counts %j as one character too',
  (sign) => {
    const longest = `x${sign.repeat(LIMITS.message - 2)}x`
    const isTaken = (message: string) =>
      parseContact({ name: 'Amina', email: 'amina@example.com', service: '', message }).ok
    expect(messageLength(longest)).toBe(LIMITS.message)
    expect(isTaken(longest)).toBe(true)
    expect(isTaken(`${longest}x`)).toBe(false)
  },
)
