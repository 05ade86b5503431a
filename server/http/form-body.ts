import type { FastifyInstance } from 'fastify'
import { BODY_LIMIT, FORM_BODY_LIMIT } from '#contact/fields.ts'

export const JSON_TYPE = 'application/json'
export const FORM_TYPE = 'application/x-www-form-urlencoded'

/** The body is no JSON object or form in UTF-8. */
export class UnreadableBodyError extends Error {
  override name = 'UnreadableBodyError'
  readonly statusCode = 400
}

/** Accepts only JSON and plain forms in UTF-8 as bodies (docs/requirements.md#contact-api). */
export function readContactBodies(app: FastifyInstance): void {
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

/** Bytes that are no UTF-8 would be kept as replacement signs, that is as something nobody wrote. */
function decode(body: Buffer): string {
  return orUnreadable(() => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body))
}

/** @throws UnreadableBodyError also where a field comes twice, since nobody can say which one was meant */
export function parseJson(text: string): unknown {
  const value: unknown = orUnreadable(() => JSON.parse(text))
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (isObject && countFields(text) !== Object.keys(value).length) throw new UnreadableBodyError()
  return value
}

/** @throws UnreadableBodyError for wrong percent signs and for a field that comes twice */
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

/** Counts the colons of the outermost object of a valid JSON text, leaving out those inside of strings. */
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
