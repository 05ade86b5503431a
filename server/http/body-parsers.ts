import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BODY_LIMIT } from '#contact/api.ts'
import { ApiError } from './errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The fields of a plain form before validation. The error page shows the values that the visitor typed. */
    typedFields: Readonly<Record<string, string>> | undefined
  }
}

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Bytes that are read of a body. Those beyond `BODY_LIMIT` are forgotten: a proxy or browser shows no answer before the end. */
const MAX_READ = 2 ** 20

/** A body may take this long, and longer only if it arrives at the minimum speed. */
const SLOW_AFTER_MS = 10_000
const MIN_BYTES_PER_MS = 1

/** What a piece of a body takes in memory apart from its bytes. */
const CHUNK_OVERHEAD_BYTES = 256

const MAX_FORM_FIELDS = 100

/** Throws on invalid bytes, because a lenient decoder would turn them into replacement characters. */
const UTF8 = new TextDecoder('utf-8', { fatal: true })
const WINDOWS_1252 = new TextDecoder('windows-1252')

/** Returns whether a form without scripts sent the request. Its browser expects an HTML page as the response. */
export function isPlainForm({ method, headers }: FastifyRequest): boolean {
  const [type = ''] = headers['content-type']?.split(';', 1) ?? []
  return method === 'POST' && type.trim().toLowerCase() === FORM_TYPE
}

/** Makes Fastify parse only JSON and plain forms (docs/requirements.md#contact-api, docs/decisions/0012-contact-api-parsers.md). */
export function addBodyParsers(app: FastifyInstance): void {
  app.decorateRequest('typedFields')
  app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    const body = await readBody(request)
    if (body.length > BODY_LIMIT) throw new ApiError('too-large')
    try {
      return JSON.parse(UTF8.decode(body))
    } catch (cause) {
      throw new ApiError('unreadable', { cause })
    }
  })
  app.addContentTypeParser(FORM_TYPE, async (request: FastifyRequest) => {
    const body = await readBody(request)
    const isWhole = body.length <= BODY_LIMIT
    // A refusal shows the typed values again, but none that was cut off.
    request.typedFields = parseForm(isWhole ? body : body.subarray(0, body.lastIndexOf('&')))
    if (!isWhole) throw new ApiError('too-large')
    return request.typedFields
  })
}

/** Reads a body, and keeps its start if it is larger than the limit. @throws ApiError if its client sends too much or too slowly */
async function readBody({ raw, headers, hold }: FastifyRequest): Promise<Buffer> {
  if (!/^(?:identity)?$/i.test(headers['content-encoding']?.trim() ?? ''))
    throw new ApiError('wrong-encoding')
  if (Number(headers['content-length']) > MAX_READ) throw new ApiError('too-large')
  const start: Buffer[] = []
  let size = 0
  // No iterator: it would close the connection before the answer to a refused body.
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const startedAt = performance.now()
  const timer = setInterval(() => {
    const ms = performance.now() - startedAt
    if (ms > SLOW_AFTER_MS && size < ms * MIN_BYTES_PER_MS) reject(new ApiError('timeout'))
  }, 1_000)
  const keep = (chunk: Buffer) => {
    if (size <= BODY_LIMIT && !hold(chunk.length + CHUNK_OVERHEAD_BYTES)) reject(new ApiError('busy-client'))
    if (size <= BODY_LIMIT) start.push(chunk)
    size += chunk.length
    if (size > MAX_READ) reject(new ApiError('too-large'))
  }
  raw.on('data', keep).once('end', resolve)
  raw.once('error', (cause) => reject(new ApiError('unreadable', { cause })))
  try {
    await promise
    return Buffer.concat(start)
  } finally {
    clearInterval(timer)
    raw.off('data', keep).pause()
  }
}

/** Parses a form (WHATWG URL): whatever charset is declared, UTF-8, or windows-1252 if a name or a value is not UTF-8. */
export function parseForm(body: Buffer): Record<string, string> {
  const pairs = body
    .toString('latin1')
    .replaceAll('+', ' ')
    .split('&', MAX_FORM_FIELDS)
    .map((pair) => pair.split(/=(.*)/s, 2).map(decode))
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]))
}

function decode(text: string): string {
  // decodeURIComponent refuses windows-1252. This is as fast, and makes one character of each byte.
  const bytes = Buffer.from(unescape(text), 'latin1')
  try {
    return UTF8.decode(bytes)
  } catch {
    return WINDOWS_1252.decode(bytes)
  }
}
