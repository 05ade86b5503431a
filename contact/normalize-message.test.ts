import { expect, it } from 'vitest'
import { parseContact } from './contract.ts'
import { LIMITS } from './fields.ts'
import { messageLength, normalizeMessage } from './normalize-message.ts'

it.each([
  ['line breaks of a plain form', 'a\r\nb\rc', 'a\nb\nc'],
  ['line and paragraph separators', 'a\u2028b\u2029c', 'a\nb\nc'],
  ['space around the text', ' \n a b \t\n', 'a b'],
  ['letters with separate marks', 'Ade\u0301bayo\u0300', 'Ad\u00e9bay\u00f2'],
])('normalizeMessage: normalizes %s', (_, text, normalized) => {
  expect(normalizeMessage(text)).toBe(normalized)
})

it.each(['\r\n', 'e\u0301', '\u{1F9F5}'])(
  'messageLength: counts %j as one character, as the server does',
  (sign) => {
    const longest = `x${sign.repeat(LIMITS.message - 2)}x`
    const isAccepted = (message: string) =>
      parseContact({ name: 'Amina', email: 'amina@example.com', service: '', message }).ok
    expect(messageLength(longest)).toBe(LIMITS.message)
    expect(isAccepted(longest)).toBe(true)
    expect(isAccepted(`${longest}x`)).toBe(false)
  },
)
