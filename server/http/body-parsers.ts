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

/** Invalid bytes throw, because a lenient decoder would turn them into replacement characters. */
const UTF8 = { fatal: true, ignoreBOM: true }

/** A plain form of the site has five fields; extensions add some. */
const MAX_FORM_FIELDS = 100

/** Returns whether a form without scripts sent the request. Its browser expects an HTML page as the response. */
export function isPlainForm({ method, headers }: FastifyRequest): boolean {
  const [type = ''] = headers['content-type']?.split(';') ?? []
  return method === 'POST' && type.trim().toLowerCase() === FORM_TYPE
}

/** @throws ApiError for a compression (RFC 9110 section 8.4), which the API does not accept */
export function assertReadable({ headers }: FastifyRequest): void {
  if (!/^(?:identity)?$/i.test(headers['content-encoding']?.trim() ?? ''))
    throw new ApiError('wrong-encoding')
}

/**
 * Makes Fastify parse only JSON and plain forms (docs/requirements.md#contact-api).
 * docs/decisions/0012-contact-api-parsers.md explains why `@fastify/formbody` is not used.
 */
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

/** Parses JSON in UTF-8. @throws ApiError if the body is invalid */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', UTF8).decode(body))
  } catch (cause) {
    throw new ApiError('unreadable', { cause })
  }
}

/**
 * Parses a urlencoded form (WHATWG URL, application/x-www-form-urlencoded).
 * @param isWhole false if the body may end within a character
 * @returns the first value of each field; `isValid` is false if a field occurs twice, if there are too many, or if
 * the percent-encoding is invalid
 */
export function parseForm(
  body: Buffer,
  isWhole = true,
): { fields: Record<string, string>; isValid: boolean } {
  const text = body.toString('latin1')
  const parts = text.split('&', MAX_FORM_FIELDS + 1)
  const pairs = parts
    .filter((part) => part !== '')
    .map((part) => {
      const [name = ''] = part.split('=', 1)
      return [decodePart(name, isWhole), decodePart(part.slice(name.length + 1), isWhole)] as const
    })
  const fields = Object.fromEntries(pairs.toReversed())
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
