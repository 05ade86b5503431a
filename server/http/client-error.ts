import type { Socket } from 'node:net'
import { renderErrorPage, wantsJson } from './error-page.ts'

const ANSWERS: Record<string, [status: string, error: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time. Send it again.'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The request has too many or too long headers. Delete the cookies of this site, or shorten the address.',
  ],
}
const UNREADABLE: [string, string] = ['400 Bad Request', 'The request could not be read.']

/**
 * Creates the handler of Node's `clientError` event, for requests that are invalid HTTP or arrive too slowly.
 * The handler sends a page, or JSON to a client of the API, and closes the connection. It logs nothing, because the error object may
 * contain bytes of a visitor's message.
 */
export function clientErrorAnswer(headers: Readonly<Record<string, string>>) {
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)

  return (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const [status, sentence] = ANSWERS[error.code ?? ''] ?? UNREADABLE
    const request = String(error.rawPacket ?? '')
    const isJson = wantsJson(/^[A-Z]+ (\S+)/.exec(request)?.[1] ?? '', /^accept:.*$/im.exec(request)?.[0])
    const body = isJson ? JSON.stringify({ error: sentence }) : renderErrorPage(sentence)
    const type = isJson ? 'application/json' : 'text/html'
    socket.end(
      `HTTP/1.1 ${status}\r\n${headerLines.join('')}content-type: ${type}; charset=utf-8\r\n` +
        `cache-control: no-store, no-transform\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      () => socket.destroy(),
    )
  }
}
