import type { FastifyRequest } from 'fastify'
import { FORM_FILL_TIME_HEADER, IDEMPOTENCY_HEADER } from '#contact/api.ts'
import { FORM_TYPE } from './body-parsers.ts'
import { classifyOrigin, type Origins, type RequestOrigin } from './request-origin.ts'

/** Properties of a request to the contact API, derived from its request line, headers and connection. */
export type RequestFacts = {
  origin: RequestOrigin
  /** True if a form without scripts sent the request. Its browser expects an HTML page as the response. */
  isPlainForm: boolean
  /** IP address of the client. Behind a trusted proxy it comes from X-Forwarded-For. */
  clientAddress: string
  idempotencyKey: string | undefined
  /** Seconds from the first input in the form to its submission. */
  fillSeconds: number | undefined
}

/** Derives the facts from a request, before its body is read. */
export function readRequestFacts(request: FastifyRequest, origins: Origins): RequestFacts {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';')
  return {
    origin: classifyOrigin(request, origins),
    isPlainForm: request.method === 'POST' && type.trim().toLowerCase() === FORM_TYPE,
    clientAddress: request.ip,
    idempotencyKey: headerOf(request, IDEMPOTENCY_HEADER),
    fillSeconds: parseSeconds(headerOf(request, FORM_FILL_TIME_HEADER)),
  }
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}

function parseSeconds(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
