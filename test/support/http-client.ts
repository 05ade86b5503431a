import { once } from 'node:events'
import { type Agent, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type HttpRequest = {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Agent for keep-alive; without an agent, every request opens a new connection. */
  agent?: Agent | false
  /** Request target that is sent unchanged; by default the normalised path of the URL. */
  path?: string
  /** Source address of the connection, such as 127.0.0.2. */
  localAddress?: string
  /** Server name for TLS (SNI). */
  servername?: string
  /** Trusted certificate for TLS, in PEM format. */
  ca?: string
}

export type HttpResponse = {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
  /** Milliseconds from the start of the request to the end of the response. */
  ms: number
}

const RESPONSE_TIMEOUT_MS = 20_000

/** Sends a request, whose headers may include Host and Origin. @throws if the connection breaks or no response arrives in time */
export async function send(url: string, { body, agent = false, ...options }: HttpRequest = {}) {
  const start = performance.now()
  const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, {
    ...options,
    agent,
    timeout: RESPONSE_TIMEOUT_MS,
  })
  request.on('timeout', () => request.destroy(new Error('response timeout')))
  // An error after the first bytes of the response also ends the response.
  request.on('error', () => {})
  request.end(body)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const received = await buffer(response)
  const headers = Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')])
  const status = response.statusCode ?? 0
  return { status, headers: Object.fromEntries(headers), body: received, ms: performance.now() - start }
}

/** Sends bytes to a port on loopback, and returns the whole answer. @param timeoutMs if given, ends the request, and waits so long */
export function sendRaw(port: number, bytes: string | Buffer, timeoutMs = 0): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => (timeoutMs ? socket.end(bytes) : socket.write(bytes)))
    socket.setTimeout(timeoutMs, () => socket.destroy())
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}
