import type { FastifyReply, FastifyRequest } from 'fastify'

export function isApiUrl(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url)
}

/** Returns whether an error is answered with JSON: to clients of the API, except browsers that load a page. */
export function wantsJson(url: string, accept = ''): boolean {
  return isApiUrl(url) && !accept.includes('text/html')
}

/** Returns a page with one sentence of ours, for an error that no page of the site explains. */
export function renderErrorPage(sentence: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Error</title><h1>${sentence}</h1><p><a href="/">Go to our home page</a></p></html>\n`
}

/** Sends one sentence of ours as a page, or as JSON to a client of the API. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  sentence: string,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store, no-transform')
  if (wantsJson(request.url, request.headers.accept)) return reply.send({ error: sentence })
  return reply.type('text/html; charset=utf-8').send(renderErrorPage(sentence))
}
