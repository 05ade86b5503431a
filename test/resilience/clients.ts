import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { VISITOR } from './programs.ts'
import { wait } from './scenario.ts'

export type Answer = { status: number; body: string; ms: number }

export type Acknowledged = { text: string; reference: string }

/** Where the visitors of the proofs are answered. */
const EMAIL = `${VISITOR.toLowerCase()}@example.org`

/** Longest wait for an answer, in milliseconds; then the connection counts as lost. */
const TIMEOUT_MS = 15_000

/** A visitor's patience between two posts of one message, doubling; a crowd that hammers would be what slows a start. */
const FIRST_RETRY_MS = 20
const MAX_RETRY_DELAY_MS = 320

/** Asks over the network and gives the whole answer, or rejects where the connection breaks. */
export function ask(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
    agent,
  }: { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent } = {},
): Promise<Answer> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { method, headers, ...(agent && { agent }), timeout: TIMEOUT_MS },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ status: response.statusCode ?? 0, body: text, ms: performance.now() - start })
        })
        response.on('error', reject)
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', reject)
    asked.end(body)
  })
}

/** What a visitor writes to leave this text. */
export function letter(text: string): string {
  return `${VISITOR} writes: ${text}`
}

/** The whole message in which a visitor leaves this text. */
export function messageOf(text: string) {
  return { name: `${VISITOR} Proof`, email: EMAIL, service: '', message: letter(text) } as const
}

/** Posts a letter with this text, under a key if one is given. */
export function post(
  url: string,
  text: string,
  { key, agent }: { key?: string; agent?: Agent } = {},
): Promise<Answer> {
  const body = JSON.stringify(messageOf(text))
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...(key && { 'idempotency-key': key }),
  }
  return ask(`${url}/api/contact`, { method: 'POST', headers, body, ...(agent && { agent }) })
}

/**
 * Visitors who leave one message after the other and send each again, under its key, until it is acknowledged.
 * @param urls where to post; a repeated post goes to the next one
 * @param pauseMs longest pause of a visitor between two messages
 */
export function startVisitors(urls: readonly string[], count: number, pauseMs = 0) {
  const acknowledged: Acknowledged[] = []
  const unexpected: string[] = []
  let retries = 0
  let stopped = false

  async function visit(visitor: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let message = 0; !stopped; message++) {
      const text = `message ${message} of visitor ${visitor} ${randomUUID()}`
      await leave(text, randomUUID(), visitor, agent)
      if (pauseMs > 0) await wait(pauseMs * Math.random())
    }
    agent.destroy()
  }

  async function leave(text: string, key: string, visitor: number, agent: Agent): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      const url = urls[(visitor + attempt) % urls.length] as string
      const answer = await post(url, text, { key, agent }).catch(() => undefined)
      if (answer?.status === 201) {
        acknowledged.push({ text, reference: (JSON.parse(answer.body) as { reference: string }).reference })
        return
      }
      if (answer && answer.status !== 503) unexpected.push(`${answer.status} ${answer.body}`)
      retries += 1
      if (stopped && attempt > 200) return
      await wait(
        Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempt, 10), MAX_RETRY_DELAY_MS) * (0.5 + Math.random()),
      )
    }
  }

  const visits = Array.from({ length: count }, (_, visitor) => visit(visitor))
  return {
    acknowledged,
    unexpected,
    retries: () => retries,
    /** Ends once every message under way is acknowledged. */
    async stop() {
      stopped = true
      await Promise.all(visits)
    },
  }
}
