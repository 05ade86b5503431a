import { Agent } from 'node:http'
import { connect } from 'node:net'
import * as fc from 'fast-check'
import { CONTACT_FIELDS, HONEYPOT_FIELD, SERVICE_OPTIONS } from '#contact/fields.ts'
import { ask } from './clients.ts'
import { launch, residentMegabytes, SMALL_HEAP, VISITOR } from './programs.ts'
import { atMost, exactly, type Proof, wait } from './scenario.ts'

const AT_ONCE = 16

/** Sends well-formed requests with random contents; one in five is random bytes. */
export const fuzz: Proof = {
  name: 'fuzzed requests',
  async run(size) {
    const requests = size === 'long' ? 100_000 : 1_000
    const program = launch({ environment: { CONTACT_RATE_MAX: '1000000', LOG_LEVEL: 'info', ...SMALL_HEAP } })
    const url = await program.listening
    const shaped = fc.sample(post, Math.round(requests * 0.8))
    const wild = fc.sample(bytes, requests - shaped.length)
    const statuses = new Map<number, number>()
    const count = (status: number) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

    const send = async ({ body, headers }: Post) => {
      const answer = await ask(`${url}/api/contact`, { method: 'POST', body, headers, agent })
      count(answer.status)
    }
    const warmUp = shaped.splice(0, Math.round(shaped.length / 5))
    await inTurns(warmUp, send)
    const memoryBefore = residentMegabytes(program)
    await inTurns(shaped, send)
    await inTurns(wild, async (chunk) => count(await sendBytes(url, chunk)))
    await wait(1_000)
    const memoryAfter = residentMegabytes(program)
    const alive = await ask(`${url}/healthz`)
    agent.destroy()
    program.process.kill('SIGKILL')
    await program.exited

    const serverErrors = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, n]) => sum + n, 0)
    const seen = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status || 'none'}: ${n}`)
    return [
      exactly(`answers of 500 and more, of ${requests} (${seen.join(', ')})`, serverErrors, 0),
      exactly('crashes', alive.status === 200 ? 0 : 1, 0),
      atMost('growth of memory', memoryAfter - memoryBefore, 20, ' MB'),
    ]
  },
}

type Post = { body: string; headers: Record<string, string> }

/** What the log must not repeat. */
const signed = (arbitrary: fc.Arbitrary<string>) => arbitrary.map((content) => `${VISITOR} ${content}`)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  signed(fc.string({ unit: 'grapheme', maxLength: 100 })),
  fc.constantFrom('', ' ', 'Amina', 'a@b.co', '\u0000', '%s', '{{7*7}}', '\r\n.\r\n', 'x'.repeat(6_000)),
)
const value = fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() })
const message = fc.record(
  {
    name: value,
    email: fc.oneof(value, fc.emailAddress()),
    service: fc.oneof(value, fc.constantFrom('', ...SERVICE_OPTIONS)),
    message: value,
    [HONEYPOT_FIELD]: value,
    ['__proto__']: value,
  },
  { requiredKeys: [] },
)
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

/** Mostly messages that pass, so that what lies behind the checks is met as well. */
const nearlyValid = fc.record({
  name: fc.oneof(
    { weight: 9, arbitrary: signed(fc.string({ maxLength: 60 })) },
    { weight: 1, arbitrary: value },
  ),
  email: fc.oneof({ weight: 9, arbitrary: fc.emailAddress() }, { weight: 1, arbitrary: value }),
  service: fc.constantFrom('', ...SERVICE_OPTIONS),
  message: fc.oneof({ weight: 9, arbitrary: signed(fc.lorem()) }, { weight: 1, arbitrary: value }),
})
const types = [
  'application/json',
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  '',
]

const post: fc.Arbitrary<Post> = fc
  .record({
    fields: fc.oneof(
      { weight: 5, arbitrary: nearlyValid },
      { weight: 4, arbitrary: message },
      { weight: 1, arbitrary: fc.jsonValue() },
    ),
    type: fc.oneof(
      { weight: 4, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom(...types) },
    ),
    key: sometimes(fc.string({ unit: fc.constantFrom(...'abc9" '), maxLength: 4 })),
    cut: sometimes(fc.nat(300)),
    site: sometimes(fc.constantFrom('cross-site', 'same-origin', 'none', 'x')),
  })
  .map(({ fields, type, key, cut, site }) => {
    const body = type.endsWith('urlencoded') ? formOf(fields) : JSON.stringify(fields)
    return {
      body: body.slice(0, cut),
      headers: {
        'content-type': type,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(site && { 'sec-fetch-site': site }),
      },
    }
  })

function formOf(fields: unknown): string {
  const record = (typeof fields === 'object' && fields !== null ? fields : {}) as Record<string, unknown>
  const textOf = (content: unknown) => (typeof content === 'string' ? content : JSON.stringify(content ?? ''))
  return new URLSearchParams(CONTACT_FIELDS.map((field) => [field, textOf(record[field])])).toString()
}

/** Wild bytes after a beginning that gets them past the first check. */
const beginnings = [
  '',
  'GET / HTTP/1.1\r\nHost: x\r\n',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
  'GET /',
]
const bytes = fc
  .tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 200 }))
  .map(([beginning, rest]) => Buffer.concat([Buffer.from(beginning), rest, Buffer.from('\r\n\r\n')]))

/** @returns the status of the answer, or 0 where the server just hangs up or waits for more */
function sendBytes(url: string, chunk: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.end(chunk))
    let answer = ''
    const timer = setTimeout(() => socket.destroy(), 2_000)
    socket.on('data', (data) => {
      answer += data.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0))
    })
  })
}

async function inTurns<T>(entries: readonly T[], act: (entry: T) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < entries.length) await act(entries[next++] as T)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
