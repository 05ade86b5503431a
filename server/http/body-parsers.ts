import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BODY_LIMIT, FORM_BODY_LIMIT } from '#contact/api.ts'

const JSON_TYPE = 'application/json'
export const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Thrown if the body is not UTF-8 or is neither valid JSON nor a valid form. */
export class UnreadableBodyError extends Error {
  override name = 'UnreadableBodyError'
  readonly statusCode = 400
}

/**
 * Returns whether a request has a content type that the API accepts: JSON or a plain form. A charset other than
 * UTF-8 is refused, because the parsers decode every body as UTF-8.
 */
export function isSupportedType({ headers }: FastifyRequest): boolean {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = parameters.map((parameter) => parameter.trim()).find((text) => text.startsWith('charset='))
  return [JSON_TYPE, FORM_TYPE].includes(type.trim()) && /^(charset="?utf-?8"?)?$/.test(charset ?? '')
}

/** Returns whether a body is sent without compression (RFC 9110 section 8.4). No browser compresses a request. */
export function isUncompressed({ headers }: FastifyRequest): boolean {
  return /^(?:identity)?$/i.test(headers['content-encoding']?.trim() ?? '')
}

/**
 * Makes Fastify parse only JSON and plain forms in UTF-8 (docs/requirements.md#contact-api).
 * docs/decisions/0012-contact-api-parsers.md explains why `@fastify/formbody` is not used.
 */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    JSON_TYPE,
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async (_: unknown, body: Buffer) => parseJson(decode(body)),
  )
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'buffer', bodyLimit: FORM_BODY_LIMIT },
    async (_: unknown, body: Buffer) => parseForm(decode(body)),
  )
}

/**
 * Decodes UTF-8.
 * @throws UnreadableBodyError for invalid bytes, which a lenient decoder would turn into replacement characters
 */
function decode(body: Buffer): string {
  return orUnreadable(() => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body))
}

/**
 * Parses JSON.
 * @throws UnreadableBodyError if the text is invalid JSON or if a field of the outermost object occurs twice
 */
export function parseJson(text: string): unknown {
  const value: unknown = orUnreadable(() => JSON.parse(text))
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (isObject && countFields(text) !== Object.keys(value).length) throw new UnreadableBodyError()
  return value
}

/**
 * Parses a urlencoded form (WHATWG URL, application/x-www-form-urlencoded).
 * @throws UnreadableBodyError for invalid percent-encoding and for a field that occurs twice
 */
export function parseForm(text: string): Record<string, string> {
  const pairs = text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [decodePart(name), decodePart(value.join('='))] as const
    })
  const fields = Object.fromEntries(pairs)
  if (Object.keys(fields).length !== pairs.length) throw new UnreadableBodyError()
  return fields
}

function decodePart(text: string): string {
  return orUnreadable(() => decodeURIComponent(text.replaceAll('+', ' ')))
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

function orUnreadable<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw new UnreadableBodyError()
  }
}
