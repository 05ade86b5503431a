import type { FastifyRequest } from 'fastify'
import { FORM_FILL_TIME_HEADER, IDEMPOTENCY_HEADER } from '#contact/api.ts'

/** Returns the CORS headers for a response to a request from an allowed origin. */
export function corsHeaders(request: FastifyRequest): Record<string, string> {
  return {
    'access-control-allow-origin': request.headers.origin ?? '',
    'access-control-expose-headers': 'retry-after',
  }
}

/** Returns whether a request is a CORS preflight request, which a browser sends before a cross-origin POST. */
export function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

/** Additional CORS headers for the response to a preflight request. */
export const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': ['content-type', IDEMPOTENCY_HEADER, FORM_FILL_TIME_HEADER].join(', '),
  'access-control-max-age': '600',
}
