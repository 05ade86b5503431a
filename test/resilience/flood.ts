import { Agent } from 'node:http'
import { type HttpResponse, send } from '../support/http-client.ts'
import { startMailSink } from '../support/mail-sink.ts'
import { makeMessage } from '../support/messages.ts'
import { atLeast, type Check, exactly, isTrue, type Scenario } from '../support/scenario.ts'
import { spawnServer } from '../support/spawn-server.ts'
import { until, wait } from '../support/wait.ts'

/** Returns the address of each message of a flood. */
const FLOODS: Readonly<Record<string, (n: number) => string>> = {
  'one address': () => '198.51.100.7',
  '4,096 networks of a /48': (n) => `2001:db8:1:${(n % 4_096).toString(16)}::1`,
  '13 /48s': (n) => `2001:db8:${10 + (n % 13)}:${(n % 4_096).toString(16)}::1`,
  'the /24 of a carrier': (n) => `198.51.100.${1 + (n % 200)}`,
}
const CARRIER = 'the /24 of a carrier'
/** A customer of the carrier whose address sends no flood. */
const CUSTOMER = '198.51.100.250'
const CUSTOMER_PAUSE_MS = 500

const SENDERS = 8
const MAIL_TIMEOUT_MS = 30_000

/** Default limits, in place of the unlimited rates of other scenarios. */
const DEFAULT_RATES = {
  CONTACT_RATE_PER_MINUTE: '',
  CONTACT_RATE_PER_HOUR: '',
  CONTACT_RATE_TOTAL_PER_MINUTE: '',
}

type Form = 'JSON' | 'plain form'

/** Floods the form from each kind of network, with and without scripts, while visitors of other networks write. */
export const flood: Scenario = {
  async run(size) {
    const checks: Check[] = []
    for (const name of Object.keys(FLOODS))
      for (const forms of size === 'full'
        ? ([['JSON'], ['plain form']] as const)
        : [['JSON', 'plain form'] as const])
        checks.push(...(await runFlood(name, forms, size === 'full' ? [90, 100] : [6, 20])))
    return checks
  },
}

async function runFlood(
  name: string,
  forms: readonly Form[],
  [seconds, visits]: readonly [number, number],
): Promise<Check[]> {
  const sink = await startMailSink()
  const server = spawnServer({
    environment: {
      ...DEFAULT_RATES,
      TRUST_PROXY: '127.0.0.1',
      SMTP_URL: sink.url,
      MAIL_FROM: 'site@example.com',
      MAIL_TO: 'team@example.com',
    },
  })
  const url = await server.listening
  const end = performance.now() + seconds * 1_000

  const statuses = new Map<number, number>()
  let sent = 0
  const runSender = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (performance.now() < end) {
      const n = sent++
      const form = forms[n % forms.length] as Form
      const { status } = await post(url, form, FLOODS[name]?.(n) ?? '', `flood no. ${n}`, agent)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    agent.destroy()
  }

  let accepted = 0
  const runVisitors = async () => {
    for (let visit = 0; visit < visits; visit++) {
      const form = visit % 2 === 0 ? 'JSON' : 'plain form'
      if (isThanked(await post(url, form, `203.0.${visit}.9`, `visitor no. ${visit}.`))) accepted += 1
      await wait((seconds * 1_000) / visits)
    }
  }

  const answers: HttpResponse[] = []
  const runCustomer = async () => {
    for (let n = 0; name === CARRIER && performance.now() < end; n++) {
      answers.push(await post(url, n % 2 === 0 ? 'JSON' : 'plain form', CUSTOMER, `customer no. ${n}`))
      await wait(CUSTOMER_PAUSE_MS)
    }
  }

  await Promise.all([...Array.from({ length: SENDERS }, runSender), runVisitors(), runCustomer()])
  const countMailed = () =>
    new Set(sink.mails.flatMap(({ body }) => body.match(/visitor no\. \d+\./) ?? [])).size
  await until(() => countMailed() >= visits, MAIL_TIMEOUT_MS)
  await server.kill()
  await sink.close()

  const about = `${name}, ${forms.join(' and ')}`
  const figures = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.error(`${about}: ${figures}, mails: ${sink.mails.length}`)
  return [
    exactly(`${about}: visitors thanked, of ${visits}`, accepted, visits),
    exactly(`${about}: visitors mailed, of ${visits}`, countMailed(), visits),
    ...(name === CARRIER ? checkCustomer(about, answers) : []),
  ]
}

/** Checks that a customer of the flooding network is thanked up to the hard limit, and then told the address of the team. */
function checkCustomer(about: string, answers: readonly HttpResponse[]): Check[] {
  const first = answers.findIndex((answer) => !isThanked(answer))
  const later = first < 0 ? [] : answers.slice(first)
  const isHelpful = ({ status, headers, body }: HttpResponse) =>
    status === 429 && Number(headers['retry-after']) > 0 && String(body).includes('hello@site.example')
  const pages = later.filter(({ headers }) => headers['content-type']?.startsWith('text/html'))
  return [
    atLeast(`${about}: customers of the carrier thanked`, first, 1),
    atLeast(`${about}: customers refused`, later.length, 1),
    exactly(
      `${about}: refusals without 429, Retry-After and the email address`,
      later.filter((answer) => !isHelpful(answer)).length,
      0,
    ),
    isTrue(
      `${about}: refused plain forms get their words back`,
      pages.every(({ body }) => String(body).includes('customer no.')),
    ),
  ]
}

function post(url: string, form: Form, address: string, text: string, agent: Agent | false = false) {
  const message = makeMessage(text)
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

function isThanked({ status, headers, body }: HttpResponse): boolean {
  const REFERENCE = /[0-9A-Z]{4}-[0-9A-Z]{4}/
  return status === 303
    ? REFERENCE.test(headers.location ?? '')
    : status === 201 && REFERENCE.test(String(body))
}
