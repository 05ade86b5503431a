import * as fc from 'fast-check'
import { CONTACT_FIELDS, HONEYPOT_FIELD, mapFields } from '#contact/fields.ts'
import { SERVICE_NAMES, validMessage } from '../support/messages.ts'

export type FuzzedRequest = { body: string; headers: Record<string, string> }

/** Prepends a name that must not appear in the log of the server. */
const withName = (arbitrary: fc.Arbitrary<string>) => arbitrary.map((text) => `${validMessage.name} ${text}`)

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  withName(fc.string({ unit: 'grapheme', maxLength: 100 })),
  fc.constantFrom('', ' ', 'Amina', 'a@b.co', '\u0000', '%s', '{{7*7}}', '\r\n.\r\n', 'x'.repeat(6_000)),
)
const anyValue = fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() })
const mostly = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof<fc.MaybeWeightedArbitrary<unknown>[]>({ weight: 9, arbitrary }, { weight: 1, arbitrary: anyValue })
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

/** Fields that are mostly valid, so that many requests pass validation and reach the code after it. */
const nearlyValidFields = fc.record({
  ...mapFields(CONTACT_FIELDS, (field) => fc.constant(validMessage[field])),
  name: mostly(withName(fc.string({ maxLength: 60 }))),
  email: mostly(fc.emailAddress()),
  service: fc.constantFrom('', ...SERVICE_NAMES),
  message: mostly(withName(fc.lorem())),
})

const randomFields = fc.record(
  {
    ...mapFields(CONTACT_FIELDS, () => anyValue),
    email: fc.oneof(anyValue, fc.emailAddress()),
    service: fc.oneof(anyValue, fc.constantFrom('', ...SERVICE_NAMES)),
    [HONEYPOT_FIELD]: anyValue,
    ['__proto__']: anyValue,
  },
  { requiredKeys: [] },
)

const contentType = fc.oneof(
  { weight: 4, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
      '',
    ),
  },
)

/** Generates well-formed requests to `POST /api/contact`, some with a truncated body. */
export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    fields: fc.oneof<fc.MaybeWeightedArbitrary<unknown>[]>(
      { weight: 5, arbitrary: nearlyValidFields },
      { weight: 4, arbitrary: randomFields },
      { weight: 1, arbitrary: fc.jsonValue() },
    ),
    type: contentType,
    key: sometimes(fc.string({ unit: fc.constantFrom(...'abc9" '), maxLength: 4 })),
    length: sometimes(fc.nat(300)),
    site: sometimes(fc.constantFrom('cross-site', 'same-origin', 'none', 'x')),
  })
  .map(({ fields, type, key, length, site }) => {
    const body = type.endsWith('urlencoded') ? encodeForm(fields) : JSON.stringify(fields)
    return {
      body: body.slice(0, length),
      headers: {
        'content-type': type,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(site && { 'sec-fetch-site': site }),
      },
    }
  })

function encodeForm(fields: unknown): string {
  const record = (typeof fields === 'object' && fields !== null ? fields : {}) as Record<string, unknown>
  const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))
  return new URLSearchParams(CONTACT_FIELDS.map((field) => [field, toText(record[field])])).toString()
}

const REQUEST_HEADS = [
  '',
  'GET / HTTP/1.1\r\nHost: x\r\n',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
  'GET /',
]

/** Generates random bytes, in most cases after the head of a request. */
export const randomBytes = fc
  .tuple(fc.constantFrom(...REQUEST_HEADS), fc.uint8Array({ maxLength: 200 }))
  .map(([head, rest]) => Buffer.concat([Buffer.from(head), rest, Buffer.from('\r\n\r\n')]))
