import { request as requestPlain } from 'node:http'
import { Agent, type RequestOptions, request } from 'node:https'

export type Answer = {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
}

export type Question = {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Address of loopback that the visitor comes from. */
  from?: string
  /** Keep the connection for the next question. */
  keep?: boolean
}

export type Client = {
  ask(path: string, question?: Question): Promise<Answer>
  close(): void
}

/** Longest wait for an answer, in milliseconds; then the request counts as failed. */
const TIMEOUT_MS = 20_000

/** A visitor of a site that is reached over TLS at a port of loopback. */
export function createClient({
  port,
  name,
  certificate,
}: {
  port: number
  name: string
  certificate: string
}): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  return {
    ask: (path, question = {}) =>
      send(request, path, question, {
        port,
        servername: name,
        ca: certificate,
        agent: question.keep ? agent : false,
        headers: { host: name, ...question.headers },
      }),
    close: () => agent.destroy(),
  }
}

/** Asks without TLS. */
export function askPlain(port: number, path: string, question: Question = {}): Promise<Answer> {
  return send(requestPlain, path, question, { port, agent: false, headers: question.headers ?? {} })
}

function send(
  ask: typeof request,
  path: string,
  { method = 'GET', body, from }: Question,
  options: RequestOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = ask(
      {
        host: '127.0.0.1',
        path,
        method,
        timeout: TIMEOUT_MS,
        ...(from && { localAddress: from }),
        ...options,
        headers: {
          ...options.headers,
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
              Object.entries(response.headers).map(([key, value]) => [key, [value].flat().join(', ')]),
            ),
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', reject)
    asked.end(body)
  })
}
