import { BODY_LIMIT } from '#contact/api.ts'
import { CONTACT_FIELDS, OPTIONAL_FIELDS } from '#contact/fields.ts'
import { validMessage } from './messages.ts'

export type InvalidBody = { name: string; body: string | Buffer; type?: string; status: number }

const json = JSON.stringify(validMessage)
const withField = (field: string, value: unknown) => JSON.stringify({ ...validMessage, [field]: value })
const without = (field: string) => {
  const { [field as 'name']: _, ...rest } = validMessage
  return JSON.stringify(rest)
}
const FORM = 'application/x-www-form-urlencoded'

/** Invalid bodies of `POST /api/contact`, with the status of the response (docs/requirements.md#contact-api). */
export const invalidBodies: readonly InvalidBody[] = [
  ...CONTACT_FIELDS.filter((field) => !OPTIONAL_FIELDS.includes(field)).flatMap((field): InvalidBody[] => [
    { name: `no ${field}`, body: without(field), status: 422 },
    { name: `empty ${field}`, body: withField(field, ''), status: 422 },
    { name: `${field} with only whitespace`, body: withField(field, ' \t\n\u00a0\u2003 '), status: 422 },
    { name: `${field} null`, body: withField(field, null), status: 422 },
    { name: `${field} a number`, body: withField(field, 42), status: 422 },
    { name: `${field} a boolean`, body: withField(field, true), status: 422 },
    { name: `${field} an array`, body: withField(field, ['a']), status: 422 },
    { name: `${field} an object`, body: withField(field, { toString: 'x' }), status: 422 },
    { name: `${field} of control characters`, body: withField(field, '\u0000\u001b\u007f'), status: 422 },
    { name: `${field} of invisible characters`, body: withField(field, '\u202e\u200b\u3164'), status: 422 },
    { name: `${field} a lone surrogate`, body: withField(field, '\ud800'), status: 422 },
  ]),
  { name: 'name too long', body: withField('name', 'x'.repeat(121)), status: 422 },
  { name: 'email too long', body: withField('email', `${'x'.repeat(250)}@a.co`), status: 422 },
  { name: 'email without an at sign', body: withField('email', 'amina.example.com'), status: 422 },
  { name: 'email without host', body: withField('email', 'amina@'), status: 422 },
  { name: 'email without local part', body: withField('email', '@example.com'), status: 422 },
  { name: 'two emails', body: withField('email', 'a@example.com,b@example.com'), status: 422 },
  { name: 'email with a header injection', body: withField('email', 'a@a.co\r\nBcc: b@a.co'), status: 422 },
  { name: 'email with a quoted local part', body: withField('email', '"a b"@example.com'), status: 422 },
  { name: 'email with an IP address as its host', body: withField('email', 'a@[127.0.0.1]'), status: 422 },
  { name: 'message of 60,000 bytes', body: withField('message', 'ẹ'.repeat(20_000)), status: 422 },
  { name: 'message too long', body: withField('message', 'x'.repeat(5001)), status: 422 },
  { name: 'service an array', body: withField('service', ['Other']), status: 422 },
  { name: 'field name with a capital letter', body: json.replace('"name"', '"Name"'), status: 422 },
  { name: 'fields only in __proto__', body: `{"__proto__":${json}}`, status: 422 },
  { name: 'empty body', body: '', status: 400 },
  { name: 'body with only whitespace', body: '   ', status: 400 },
  { name: 'truncated JSON', body: json.slice(0, -1), status: 400 },
  { name: 'two JSON objects', body: json + json, status: 400 },
  { name: 'trailing comma', body: json.replace(/}$/, ',}'), status: 400 },
  { name: 'JSON with single quotes', body: json.replaceAll('"', "'"), status: 400 },
  { name: 'JSON with a comment', body: `/* x */${json}`, status: 400 },
  { name: 'JSON in UTF-16', body: Buffer.from(json, 'utf16le'), status: 400 },
  { name: 'JSON in Latin-1', body: Buffer.from(withField('name', 'Jos\u00e9'), 'latin1'), status: 400 },
  { name: 'unescaped line break in a string', body: json.replace('Good', 'Good\n'), status: 400 },
  { name: 'random bytes', body: Buffer.from([0xff, 0xfe, 0x00, 0x80, 0xc3, 0x28]), status: 400 },
  { name: 'the start of a gzip file', body: Buffer.from([0x1f, 0x8b, 0x08, 0x00]), status: 400 },
  { name: 'an array', body: `[${json}]`, status: 422 },
  { name: 'a string', body: '"hello"', status: 422 },
  { name: 'a number', body: '1e999', status: 422 },
  { name: 'null', body: 'null', status: 422 },
  { name: 'an empty object', body: '{}', status: 422 },
  { name: 'deeply nested arrays', body: `${'['.repeat(8000)}${']'.repeat(8000)}`, status: 422 },
  { name: 'a message of 1 MB', body: withField('message', 'x'.repeat(1_000_000)), status: 413 },
  { name: 'body one byte over the limit', body: json.padEnd(BODY_LIMIT + 1), status: 413 },
  { name: 'no content type', body: json, type: '', status: 415 },
  ...[
    ['application/json\t;x', 422],
    ['application/json ;charset=utf-8', 422],
    ['application/json;', 422],
    ['application/json, text/plain', 415],
    ['application/jsonx', 415],
    ['application/ld+json', 415],
    ['application/xml', 415],
    ['multipart/form-data; boundary=x', 415],
    ['text/plain', 415],
  ].map(([type, status]) => ({
    name: `content type ${type}`,
    body: withField('name', 7),
    type: String(type),
    status: Number(status),
  })),
  { name: 'an empty form', body: '', type: FORM, status: 422 },
]
