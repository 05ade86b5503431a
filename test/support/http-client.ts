import { type Agent, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { connect } from 'node:net'

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

/**
 * Sends a request. Headers may include Host and Origin, which `fetch` does not allow.
 * @throws if the connection breaks or no response arrives in time
 */
export function send(
  url: string,
  { body, headers = {}, agent = false, ...options }: HttpRequest = {},
): Promise<HttpResponse> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      url,
      {
        ...options,
        agent,
        timeout: RESPONSE_TIMEOUT_MS,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
            ),
            body: Buffer.concat(chunks),
            ms: performance.now() - start,
          }),
        )
      },
    )
    clientRequest.on('timeout', () => clientRequest.destroy(new Error('response timeout')))
    clientRequest.on('error', reject)
    clientRequest.end(body)
  })
}

/** Sends bytes to a port on loopback, and returns everything that the server answers until it closes the connection. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}
