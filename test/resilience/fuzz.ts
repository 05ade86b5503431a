import { Agent } from 'node:http'
import * as fc from 'fast-check'
import { CONTACT_FIELDS, HONEYPOT_FIELD, mapFields } from '#contact/fields.ts'
import { send, sendRaw } from '../support/http-client.ts'
import { SERVICE_NAMES, validMessage } from '../support/messages.ts'
import { countOpenFiles, residentMegabytes, SMALL_HEAP, walMegabytes } from '../support/process-usage.ts'
import { atMost, exactly, type Scenario } from '../support/scenario.ts'
import { spawnServer } from '../support/spawn-server.ts'
import { wait } from '../support/wait.ts'

const CONCURRENCY = 16

/** Pause before the second measurement, in which the server closes idle connections and collects garbage. */
const SETTLE_MS = 1_000

/** Sends well-formed HTTP requests with random contents and, as one request in five, random bytes. */
export const fuzz: Scenario = {
  async run(size) {
    const requests = size === 'full' ? 100_000 : 1_000
    const server = spawnServer({ environment: { LOG_LEVEL: 'info', ...SMALL_HEAP } })
    const url = await server.listening
    const wellFormed = fc.sample(fuzzedRequest, Math.round(requests * 0.8))
    const malformed = fc.sample(randomBytes, requests - wellFormed.length)
    const statuses = new Map<number, number>()
    const count = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
    const sendFuzzed = async ({ body, headers }: FuzzedRequest) => {
      const { status } = await send(`${url}/api/contact`, { method: 'POST', body, headers, agent })
      count(status)
    }

    const warmUp = wellFormed.splice(0, Math.round(wellFormed.length / 5))
    await forEachConcurrently(warmUp, sendFuzzed)
    const memoryBefore = residentMegabytes(server)
    const filesBefore = countOpenFiles(server)
    await forEachConcurrently(wellFormed, sendFuzzed)
    await forEachConcurrently(malformed, async (bytes) => count(await sendBytes(url, bytes)))
    await wait(SETTLE_MS)
    const memoryAfter = residentMegabytes(server)
    const filesAfter = countOpenFiles(server)
    const health = await send(`${url}/healthz`)
    agent.destroy()
    const wal = walMegabytes(server)
    await server.kill()

    const serverErrors = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, n]) => sum + n, 0)
    const summary = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status || 'none'}: ${n}`)
    return [
      exactly(`responses of 500 and more, of ${requests} (${summary.join(', ')})`, serverErrors, 0),
      exactly('crashes', health.status === 200 ? 0 : 1, 0),
      atMost('growth of memory', memoryAfter - memoryBefore, 20, ' MB'),
      atMost('growth of open files', filesAfter - filesBefore, 8),
      atMost('write-ahead log', wal, 16, ' MB'),
    ]
  },
}

/** Returns the status of the response, or 0 if the server does not respond within 2 s or closes the connection. */
async function sendBytes(url: string, bytes: Buffer): Promise<number> {
  const response = await sendRaw(Number(new URL(url).port), bytes, 2_000)
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0)
}

async function forEachConcurrently<T>(
  items: readonly T[],
  handle: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < items.length) await handle(items[next++] as T)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}

type FuzzedRequest = { body: string; headers: Record<string, string> }

/** Prepends a name that must not appear in the log of the server. */
const withName = (arbitrary: fc.Arbitrary<string>) => arbitrary.map((text) => `${validMessage.name} ${text}`)

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  withName(fc.string({ unit: 'grapheme', maxLength: 100 })),
  fc.constantFrom('', ' ', 'Amina', 'a@b.co', '\u0000', '%s', '{{7*7}}', '\r\n.\r\n', 'x'.repeat(6_000)),
)
const anyValue = fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() })
const mostly = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof<fc.MaybeWeightedArbitrary<unknown>[]>({ weight: 9, arbitrary }, { weight: 1, arbitrary: anyValue })
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

/** Fields that are mostly valid, so that many requests pass validation and reach the code after it. */
const nearlyValidFields = fc.record({
  ...mapFields(CONTACT_FIELDS, (field) => fc.constant(validMessage[field])),
  name: mostly(withName(fc.string({ maxLength: 60 }))),
  email: mostly(fc.emailAddress()),
  service: fc.constantFrom('', ...SERVICE_NAMES),
  message: mostly(withName(fc.lorem())),
})

const randomFields = fc.record(
  {
    ...mapFields(CONTACT_FIELDS, () => anyValue),
    email: fc.oneof(anyValue, fc.emailAddress()),
    service: fc.oneof(anyValue, fc.constantFrom('', ...SERVICE_NAMES)),
    [HONEYPOT_FIELD]: anyValue,
    ['__proto__']: anyValue,
  },
  { requiredKeys: [] },
)

const OTHER_TYPES = [
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  '',
]
const contentType = fc.constantFrom(...Array(25).fill('application/json'), ...OTHER_TYPES)

/** Generates well-formed requests to `POST /api/contact`, some with a truncated body. */
const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    fields: fc.oneof<fc.MaybeWeightedArbitrary<unknown>[]>(
      { weight: 5, arbitrary: nearlyValidFields },
      { weight: 4, arbitrary: randomFields },
      { weight: 1, arbitrary: fc.jsonValue() },
    ),
    type: contentType,
    key: sometimes(fc.string({ unit: fc.constantFrom(...'abc9" '), maxLength: 4 })),
    length: sometimes(fc.nat(300)),
    site: sometimes(fc.constantFrom('cross-site', 'same-origin', 'none', 'x')),
  })
  .map(({ fields, type, key, length, site }) => {
    const body = type.endsWith('urlencoded') ? encodeForm(fields) : JSON.stringify(fields)
    return {
      body: body.slice(0, length),
      headers: {
        'content-type': type,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(site && { 'sec-fetch-site': site }),
      },
    }
  })

function encodeForm(fields: unknown): string {
  const record = (typeof fields === 'object' && fields !== null ? fields : {}) as Record<string, unknown>
  const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))
  return new URLSearchParams(CONTACT_FIELDS.map((field) => [field, toText(record[field])])).toString()
}

const REQUEST_HEADS = [
  '',
  'GET / HTTP/1.1\r\nHost: x\r\n',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
  'GET /',
]

/** Generates random bytes, in most cases after the head of a request. */
const randomBytes = fc
  .tuple(fc.constantFrom(...REQUEST_HEADS), fc.uint8Array({ maxLength: 200 }))
  .map(([head, rest]) => Buffer.concat([Buffer.from(head), rest, Buffer.from('\r\n\r\n')]))
