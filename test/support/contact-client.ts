import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { type HttpRequest, type HttpResponse, send } from './http-client.ts'
import { makeMessage } from './messages.ts'
import { wait } from './wait.ts'

/** A message that the server has answered with 201. */
export type Acknowledged = { text: string; reference: string }

/** Exponential back-off: if clients retried at once, they would slow down the restart that the scenarios measure. */
const MIN_RETRY_DELAY_MS = 20
const MAX_RETRY_DELAY_MS = 320

/** Once `stop` is called, a client gives up a message that it has retried more often than this. */
const MAX_RETRIES_AFTER_STOP = 200

/** Returns the request that submits a message with this text. */
export function contactRequest(text: string, idempotencyKey?: string): HttpRequest {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify(makeMessage(text)),
  }
}

/** Submits a message with this text. */
export function submit(
  url: string,
  text: string,
  { key, agent = false }: { key?: string; agent?: Agent | false } = {},
): Promise<HttpResponse> {
  return send(`${url}/api/contact`, { ...contactRequest(text, key), agent })
}

/** Returns the reference of the message from the body of a 201 response. */
export function referenceOf({ body }: HttpResponse): string {
  return (JSON.parse(String(body)) as { reference: string }).reference
}

/** Starts clients. Each submits one message at a time, and retries it with its key at the next of the `urls` until it gets 201. */
export function startClients(urls: readonly string[], count: number, maxPauseMs = 0) {
  const acknowledged: Acknowledged[] = []
  const unexpected: string[] = []
  let retries = 0
  let isStopped = false

  async function run(client: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let message = 0; !isStopped; message++) {
      await submitUntilAccepted(client, `message ${message} of client ${client} ${randomUUID()}`, agent)
      if (maxPauseMs > 0) await wait(maxPauseMs * Math.random())
    }
    agent.destroy()
  }

  async function submitUntilAccepted(client: number, text: string, agent: Agent): Promise<void> {
    const key = randomUUID()
    for (let attempt = 0; ; attempt++) {
      const url = urls[(client + attempt) % urls.length] as string
      const response = await submit(url, text, { key, agent }).catch(() => undefined)
      if (response?.status === 201) {
        acknowledged.push({ text, reference: referenceOf(response) })
        return
      }
      if (response && response.status !== 503) unexpected.push(`${response.status} ${response.body}`)
      retries += 1
      if (isStopped && attempt > MAX_RETRIES_AFTER_STOP) return
      const delay = Math.min(MIN_RETRY_DELAY_MS * 2 ** Math.min(attempt, 10), MAX_RETRY_DELAY_MS)
      await wait(delay * (0.5 + Math.random()))
    }
  }

  const runs = Array.from({ length: count }, (_, client) => run(client))
  return {
    acknowledged,
    /** Responses other than 201 and 503. */
    unexpected,
    retries: () => retries,
    /** Stops the clients. Resolves once every message in flight is acknowledged or given up. */
    async stop() {
      isStopped = true
      await Promise.all(runs)
    },
  }
}
