import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanMessage, messageLength } from './clean-text.ts'
import { createContactParser } from './contract.ts'
import { cleanEmail } from './email-address.ts'
import { MESSAGE_FIELDS } from './fields.ts'

const FUNCTIONS = { cleanLine, cleanMessage, cleanEmail }

/** Characters that the functions replace or drop, and characters around which they do it. */
const SPECIAL = [
  ...'\u0000\u0007\t\n\v\f\r\u001B\u0085\u00A0\u00AD\u034F\u061C\u115F\u1160\u200B\u200C\u200D\u200E\u200F',
  ...'\u2028\u2029\u202A\u202D\u202E\u2060\u2063\u2066\u2069\u2800\u3000\u3164\uFE0F\uFEFF\uFFA0\u0301\u0338',
  ...'\uD83D\uDC68 aAe=<>?@.,;"',
  '\uD800',
  '\uDC00',
  'mailto:',
  'a@b.ng',
]
const pastedText = fc
  .array(fc.oneof(fc.constantFrom(...SPECIAL), fc.string({ unit: 'binary', maxLength: 3 })))
  .map((parts) => parts.join(''))

const letters = fc
  .array(
    fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u.test(text)),
    { minLength: 1 },
  )
  .map((words) => words.join(' ').normalize('NFC'))
  .filter((text) => /[^\p{Default_Ignorable_Code_Point}\u2800]/u.test(text))

describe.each(Object.entries(FUNCTIONS))('%s', (_, clean) => {
  it('returns a clean text unchanged', () => {
    fc.assert(fc.property(pastedText, (text) => clean(clean(text)) === clean(text)))
  })

  it('returns no control character, lone surrogate, invisible mark or blank at an end', () => {
    fc.assert(
      fc.property(pastedText, (text) => {
        const cleaned = clean(text)
        expect(cleaned).not.toMatch(/[^\P{Cc}\t\n]|\p{Cs}/u)
        expect(cleaned).not.toMatch(/[\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/)
        expect(cleaned).not.toMatch(/[\u200C\u200D](\s|$)|(^|\s)[\u200C\u200D]/)
        expect(cleaned).toBe(cleaned.trim().normalize('NFC'))
      }),
    )
  })

  it.each([
    ...['', ' \n ', '\u2800 \u2800', '\u115F\u1160\uFFA0', '\u0000\u0007'],
    ...'\u00AD\u200B\u200D\u200F\u3164\uFE0F\uD800',
  ])('returns an empty text for %j, which is invisible', (text) => {
    expect(clean(text)).toBe('')
  })
})

describe.each(Object.entries({ cleanLine, cleanMessage }))('%s', (_, clean) => {
  it('returns words of any script unchanged', () => {
    fc.assert(fc.property(letters, (text) => clean(text) === text))
  })

  it.each([
    'می\u200Cخواهم',
    'ക\u0D4D\u200Dഷ',
    '👨\u200D👩\u200D👧',
    '🏳\uFE0F\u200D🌈',
    'ᠮᠣᠩᠭᠣᠯ\u180B',
    '葛\u{E0100}',
  ])('keeps the joiners and selectors of %s', (text) => {
    expect(clean(text)).toBe(text)
  })

  it.each([
    ['Call me on \u202D+234 803 000 0000\u202C please', 'Call me on +234 803 000 0000 please'],
    ['\u2068Amina\u2069 Be\u00ADllo\u200B\uFEFF', 'Amina Bello'],
    ['Amina\u0000 \u001BBello\uD800', 'Amina Bello'],
    ['\u200DAmina\u200C Bello\u200D', 'Amina Bello'],
    ['Ade\u200B\u0301bayo\u0300', 'Adébayò'],
  ])('drops the invisible characters of %j', (text, cleaned) => {
    expect(clean(text)).toBe(cleaned)
  })
})

it.each([
  ['Amina\tBello', 'Amina Bello'],
  ['Amina\r\nBcc: x@example.com', 'Amina Bcc: x@example.com'],
  ['Amina\u2028Email:\u2029x\u0085y\vz\f', 'Amina Email: x y z'],
])('cleanLine: makes one line of %j', (text, cleaned) => {
  expect(cleanLine(text)).toBe(cleaned)
})

it.each([
  ['one\r\ntwo\rthree\n\tfour', 'one\ntwo\nthree\n\tfour'],
  ['one\vtwo\fthree\u0085four\u2028five\u2029six', 'one\ntwo\nthree\nfour\nfive\nsix'],
  [' \n a b \t\n', 'a b'],
])('cleanMessage: makes \\n of the line breaks of %j', (text, cleaned) => {
  expect(cleanMessage(text)).toBe(cleaned)
})

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
