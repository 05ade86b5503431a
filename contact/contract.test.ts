import { describe, expect, it } from 'vitest'
import { SERVICE_NAMES, validMessage } from '#test/support/messages.ts'
import { createContactParser } from './contract.ts'
import { CONTACT_FIELDS, type FieldRules, MESSAGE_FIELDS, OPTIONAL_FIELDS } from './fields.ts'

const parseContact = createContactParser(SERVICE_NAMES)

const valid = { ...validMessage, message: 'Good morning.' }

const LONGEST_EMAIL = `${'x'.repeat(60)}@${'y'.repeat(60)}.${'y'.repeat(60)}.${'y'.repeat(60)}.example`

function errorsOf(input: unknown) {
  const result = parseContact(input)
  return result.ok ? {} : result.fields
}

function messageOf(input: unknown) {
  const result = parseContact(input)
  if (!result.ok) throw new Error(`not valid: ${JSON.stringify(result)}`)
  return result.message
}

describe('parseContact', () => {
  it.each(OPTIONAL_FIELDS)(
    'accepts a message with an empty %s, and treats an absent one and null as empty',
    (field) => {
      const { [field]: _, ...absent } = valid
      for (const input of [absent, { ...valid, [field]: null }, { ...valid, [field]: ' ' }])
        expect(messageOf(input)).toEqual({ ...valid, [field]: '' })
    },
  )

  it.each([
    ['name', 7, 'Your name must be text.'],
    ['email', ['amina@example.com'], 'Your email address must be text.'],
    ['message', { text: 'x' }, 'Your message must be text.'],
    ['service', 1, 'The service must be text.'],
    ['name', null, 'Enter your name.'],
  ] as const)('says for the %s %o what is wrong', (field, value, error) => {
    expect(errorsOf({ ...valid, [field]: value })).toEqual({ [field]: error })
  })

  it.each([
    ['amina@example.xn--com-to0a', 'amina@example.com', '’'],
    ['amina@example.xn--com-3ga', 'amina@example.com', '»'],
    ['amina@example.xn--com-nwe', 'amina@example.com', 'an Arabic comma'],
    ['amina@example.xn--com-6y3b', 'amina@example.com', 'an ideographic comma'],
    ['amina@example.XN--com-dp33b', 'amina@example.com', 'an emoji'],
    ['amina@example.comtm', 'amina@example.com', '™'],
    ['Amina <amina@xn--bcher-kva.example>', 'amina@bücher.example', 'letters'],
    ['amina@xn--j-sfa590u.ng', 'amina@ọjà.ng', 'letters'],
    ['amina@xn--fiqs8s.xn--fiqs8s', 'amina@中国.中国', 'letters'],
  ])('decodes the domain of %s, which Chromium sends, as %s (%s)', (email, read) => {
    expect(messageOf({ ...valid, email }).email).toBe(read)
  })

  it.each([
    ['example.xn--coms-x96a', 'example.com’s'],
    ['xn--gmail-3v3b.com', 'gmail’.com'],
    ...['xn--gmail-', 'xn--', 'xn--a', 'xn--zzzzzzzzzzzz', `xn--${'9'.repeat(59)}`, 'xn--com-to0a-'].map(
      (label) => [`${label}.com`, `${label}.com`],
    ),
  ])('says what it has read of the encoded domain %s', (domain, read) => {
    const email = `Enter the full email address, like amina@example.com. We read “amina@${read}”.`
    expect(errorsOf({ ...valid, email: `amina@${domain}` })).toEqual({ email })
  })

  it('keeps 20 marks on a letter, the most that a text of any language needs, and drops the others', () => {
    const marks = '\u0301'.repeat(19)
    const name = `Ade\u0316${marks}b\u0316${marks}${'\u0302'.repeat(80)}`
    expect(messageOf({ ...valid, name }).name).toBe(`Ad\u00E9\u0316${marks.slice(1)}b\u0316${marks}`)
  })

  it.each(CONTACT_FIELDS.filter((field) => 'maxLength' in MESSAGE_FIELDS[field]))(
    'accepts a %s of the maximum length and rejects one more character',
    (field) => {
      const { maxLength = 0 }: FieldRules = MESSAGE_FIELDS[field]
      const longest = field === 'email' ? LONGEST_EMAIL : 'x'.repeat(maxLength)
      expect(errorsOf({ ...valid, [field]: longest })).toEqual({})
      const tooLong = `x${longest}`.padEnd(maxLength + 1, 'x')
      expect(Object.keys(errorsOf({ ...valid, [field]: tooLong }))).toEqual([field])
    },
  )

  it('ignores unknown fields, also those that every object inherits', () => {
    expect(messageOf({ ...valid, pager: '1', admin: true })).toEqual(valid)
    const withPrototype = JSON.parse(`{"__proto__":{"name":"x"},${JSON.stringify(valid).slice(1)}`)
    const message = messageOf(withPrototype)
    expect(message).toEqual(valid)
    expect(Object.getPrototypeOf(message)).toBe(Object.prototype)
  })
})
