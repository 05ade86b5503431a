import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NO_STORE = { 'cache-control': 'no-store, no-transform' }

const CLIENT_ERRORS: Record<string, [status: string, sentence: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time. Send it again.'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The request has too many or too long headers. Delete the cookies of this site, or shorten the address.',
  ],
}
const UNREADABLE = ['400 Bad Request', 'The request could not be read.'] as const

export function isApiUrl(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url)
}

/** Returns whether an error is answered with JSON: to clients of the API, except browsers that load a page. */
export function wantsJson(url: string, accept = ''): boolean {
  return isApiUrl(url) && !accept.includes('text/html')
}

function renderError(sentence: string, isJson: boolean): [type: string, body: string] {
  if (isJson) return ['application/json; charset=utf-8', JSON.stringify({ error: sentence })]
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Error</title><h1>${sentence}</h1><p><a href="/">Go to our home page</a></p></html>\n`
  return ['text/html; charset=utf-8', page]
}

/** Sends one sentence of ours as a page, or as JSON to a client of the API. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, status: number, sentence: string) {
  const [type, body] = renderError(sentence, wantsJson(request.url, request.headers.accept))
  return reply.code(status).headers(NO_STORE).type(type).send(body)
}

/** Creates the handler of Node's `clientError` event. It logs nothing: the error may contain bytes of a visitor's message. */
export function clientErrorAnswer(headers: Readonly<Record<string, string>>) {
  return ({ code = '', rawPacket }: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const [status, sentence] = CLIENT_ERRORS[code] ?? UNREADABLE
    const request = String(rawPacket ?? '')
    const isJson = wantsJson(/^[A-Z]+ (\S+)/.exec(request)?.[1] ?? '', /^accept:.*$/im.exec(request)?.[0])
    const [type, body] = renderError(sentence, isJson)
    const all = { ...headers, ...NO_STORE, 'content-type': type, connection: 'close' }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    const head = `HTTP/1.1 ${status}\r\n${lines.join('')}content-length: ${body.length}\r\n\r\n`
    socket.end(head + body, () => socket.destroy())
  }
}
