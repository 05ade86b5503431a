import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BODY_LIMIT, FORM_BODY_LIMIT } from '#contact/api.ts'
import { ApiError } from './errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The fields of a plain form before validation. The error page shows the values that the visitor typed. */
    typedFields: Readonly<Record<string, string>> | undefined
  }
}

const JSON_TYPE = 'application/json'
export const FORM_TYPE = 'application/x-www-form-urlencoded'

/** UTF-8, and for forms the charsets that browsers read as windows-1252 (WHATWG Encoding). No charset means UTF-8. */
const CHARSETS = new Map([
  [JSON_TYPE, /^(?:utf-?8)?$/],
  [FORM_TYPE, /^(?:utf-?8|(?:us-)?ascii|latin-?1|iso-?8859-1|(?:windows-|cp)1252)?$/],
])

/** Invalid bytes throw, because a lenient decoder would turn them into replacement characters. */
const UTF8 = { fatal: true, ignoreBOM: true }

/** A plain form of the site has five fields; extensions add some. */
const MAX_FORM_FIELDS = 100

/** Returns whether a form without scripts sent the request. Its browser expects an HTML page as the response. */
export function isPlainForm({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' && readType(headers).type === FORM_TYPE
}

/** @throws ApiError for a content type or a compression (RFC 9110 section 8.4) that the API does not accept */
export function assertReadable({ headers }: FastifyRequest): void {
  const { type, charset } = readType(headers)
  if (!CHARSETS.get(type)?.test(charset)) throw new ApiError('wrong-type')
  if (!/^(?:identity)?$/i.test(headers['content-encoding']?.trim() ?? ''))
    throw new ApiError('wrong-encoding')
}

function readType({ 'content-type': header = '' }: IncomingHttpHeaders): { type: string; charset: string } {
  const [, type = '', parameters = ''] = /^\s*([^;\s]*)\s*(?:;(.*))?$/.exec(header.toLowerCase()) ?? []
  return { type, charset: /(?:^|;)\s*charset="?([^";\s]*)/.exec(parameters)?.[1] ?? '' }
}

/** Makes Fastify parse only JSON and plain forms (docs/requirements.md#contact-api, docs/decisions/0012-contact-api-parsers.md). */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.decorateRequest('typedFields')
  app.addContentTypeParser(
    JSON_TYPE,
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async (_: unknown, body: Buffer) => parseJson(body),
  )
  app.addContentTypeParser(FORM_TYPE, async (request: FastifyRequest, body: AsyncIterable<Buffer>) => {
    const { start, isWhole } = await readStart(body)
    const { fields, isValid } = parseForm(start, isWhole)
    // A refusal shows the typed values again.
    request.typedFields = fields
    if (!isWhole) throw new ApiError('too-large')
    if (!isValid) throw new ApiError('unreadable')
    return fields
  })
}

/** Reads a body to its end, because a browser shows no answer before, and keeps as much as may be in a form. */
async function readStart(body: AsyncIterable<Buffer>): Promise<{ start: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      if (size < FORM_BODY_LIMIT) chunks.push(chunk)
      size += chunk.length
    }
  } catch (cause) {
    throw new ApiError('unreadable', { cause })
  }
  return { start: Buffer.concat(chunks).subarray(0, FORM_BODY_LIMIT), isWhole: size <= FORM_BODY_LIMIT }
}

/** Parses JSON in UTF-8. @throws ApiError if it is invalid or a field of the outermost object occurs twice */
export function parseJson(body: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', UTF8).decode(body)
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (isObject && countFields(text) !== Object.keys(value).length) throw new SyntaxError('twice')
    return value
  } catch (cause) {
    throw new ApiError('unreadable', { cause })
  }
}

/** Parses a form (WHATWG URL). @returns the first value of each field, and whether all is valid @param isWhole false if cut */
export function parseForm(body: Buffer, isWhole = true) {
  const text = body.toString('latin1')
  const parts = text.split('&', MAX_FORM_FIELDS + 1)
  const pairs = parts.filter(Boolean).map((part) => {
    const [name = ''] = part.split('=', 1)
    return [decodePart(name, isWhole), decodePart(part.slice(name.length + 1), isWhole)] as const
  })
  const fields: Record<string, string> = Object.fromEntries(pairs.toReversed())
  const isUnique = Object.keys(fields).length === pairs.length
  return { fields, isValid: isUnique && parts.length <= MAX_FORM_FIELDS && !/%(?![\da-f]{2})/i.test(text) }
}

/** Decodes a name or a value: as UTF-8, or as windows-1252 if the bytes are not UTF-8, whatever charset is declared. */
function decodePart(text: string, isWhole: boolean): string {
  const decoded = text
    .replaceAll('+', ' ')
    .replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const bytes = Buffer.from(decoded, 'latin1')
  try {
    return new TextDecoder('utf-8', UTF8).decode(bytes, { stream: !isWhole })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Counts the fields of the outermost object of a valid JSON text: each has one colon at depth 1. */
function countFields(json: string): number {
  let depth = 0
  let fields = 0
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/g)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    else if (token === ':' && depth === 1) fields += 1
  }
  return fields
}
