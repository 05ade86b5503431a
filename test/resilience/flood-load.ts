import { Agent } from 'node:http'
import { join } from 'node:path'
import { type HttpResponse, send } from '../support/http-client.ts'
import { startMailSink } from '../support/mail-sink.ts'
import { makeMessage, validMessage } from '../support/messages.ts'
import { spawnServer } from '../support/spawn-server.ts'

export const CARRIER = 'the /24 of a carrier'

/** Returns the address of each message of a flood. */
const FLOODS = {
  'one address': () => '198.51.100.7',
  '4,096 networks of a /48': (n: number) => `2001:db8:1:${(n % 4_096).toString(16)}::1`,
  '13 /48s': (n: number) => `2001:db8:${10 + (n % 13)}:${(n % 4_096).toString(16)}::1`,
  [CARRIER]: (n: number) => `198.51.100.${1 + (n % 200)}`,
  'ever new networks': (n: number) => `2001:db8:${n.toString(16)}::1`,
} as const
export type Flood = keyof typeof FLOODS

const SENDERS = 8

/** The default limits, in place of the unlimited rates of other scenarios. */
const DEFAULT_RATES = {
  CONTACT_RATE_PER_MINUTE: '',
  CONTACT_RATE_PER_HOUR: '',
  CONTACT_RATE_TOTAL_PER_MINUTE: '',
}

export type Form = 'JSON' | 'plain form'

/** Starts a server with the default limits that trusts X-Forwarded-For, and its mail server. */
export async function startFloodedServer(environment: Record<string, string> = {}) {
  const sink = await startMailSink()
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'team@example.com' }
  const server = spawnServer({
    environment: { ...DEFAULT_RATES, TRUST_PROXY: '127.0.0.1', ...mail, ...environment },
  })
  const url = await server.listening
  // The first message waits until the spam score is trained.
  await postFrom(url, 'JSON', '192.0.2.1', makeMessage('warm-up').message)
  return {
    sink,
    url,
    databasePath: join(server.folder, 'data/contact.db'),
    async stop() {
      await server.kill()
      await sink.close()
    },
  }
}

/** Sends messages as fast as the server answers, for a time and up to a number. @returns how often each status was answered */
export async function floodFrom(
  name: Flood,
  about: { url: string; forms: readonly Form[]; seconds?: number; count?: number; text?: string },
): Promise<Map<number, number>> {
  const { url, forms, seconds = 0, count = 0, text = '' } = about
  const end = performance.now() + seconds * 1_000
  const statuses = new Map<number, number>()
  let sent = 0
  const runSender = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (performance.now() < end || sent < count) {
      const n = sent++
      const form = forms[n % forms.length] as Form
      const message = makeMessage(`flood no. ${n} ${text}`).message
      const { status } = await postFrom(url, form, FLOODS[name](n), message, agent)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: SENDERS }, runSender))
  return statuses
}

/** Posts a message as a client behind the proxy. */
export function postFrom(
  url: string,
  form: Form,
  address: string,
  text: string,
  agent: Agent | false = false,
): Promise<HttpResponse> {
  const message = { ...validMessage, message: text }
  const isJson = form === 'JSON'
  return send(`${url}/api/contact`, {
    method: 'POST',
    agent,
    headers: {
      'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
      'x-forwarded-for': address,
      'form-filling-seconds': '40',
      origin: url,
    },
    body: isJson ? JSON.stringify(message) : new URLSearchParams(message).toString(),
  })
}
