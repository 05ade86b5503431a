import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { newSqliteAddress } from '#test/support/database-engines.ts'
import { storeMessage, submissionOf, validMessage } from '#test/support/messages.ts'
import { openDatabase } from '../database/open-database.ts'
import { createInbox } from '../inbox/inbox.ts'
import { createLog } from '../log.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import { NO_COUNTS } from '../metrics/counts.ts'
import type { StoredMessage } from '../outbox/outbox.ts'
import { createWebhookQueue } from '../outbox/webhook-queue.ts'
import { eraseMessages } from '../personal-data/erasure.ts'
import { findMailFault } from './mail-fault.ts'
import { createOutboxWorker } from './outbox-worker.ts'
import { createWebhookChannel } from './webhook-channel.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const MINUTE_MS = 60_000
const FAULT = 'The webhook is switched off, because its receiver refuses it.'
const WITHIN = { timeout: 10_000, interval: 5 }
const log = createLog('silent')
const never = new AbortController().signal

const message: StoredMessage = {
  ...validMessage,
  reference: 'K7Q2-M9XD',
  acceptedAt: Date.UTC(2026, 10, 25, 13, 5),
}

type Received = { headers: Record<string, string>; body: string }

/** Starts a receiver on loopback. @param answer answers each request after its body was read */
async function startReceiver(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers as Record<string, string>, body })
    answer(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { received, port: (server.address() as AddressInfo).port }
}

function send(url: string, isPrivateAllowed: boolean, timeoutMs = 5_000) {
  const channel = createWebhookChannel({ url, secret: SECRET, isPrivateAllowed }, timeoutMs)
  return channel.send({ message, attempt: 1, lastFailure: null }, { log, now: Date.now(), signal: never })
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end()

describe('webhook', () => {
  it('is signed and has a line of text, without anything that the visitor wrote', async () => {
    const { received, port } = await startReceiver(status(204))
    await send(`http://127.0.0.1:${port}/hook`, true)
    const [{ headers, body }] = received as [Received]
    expect(new Webhook(SECRET).verify(body, headers)).toEqual({
      event: 'message.received',
      reference: 'K7Q2-M9XD',
      service: 'Data Engineering',
      time: '2026-11-25T13:05:00.000Z',
      text: 'New website message K7Q2-M9XD · Data Engineering · 25 Nov 2026, 14:05 WAT',
    })
    expect(headers['webhook-id']).toBe('msg_K7Q2-M9XD')
    expect(() => new Webhook(SECRET).verify(body.replace('K7Q2', 'K7Q3'), headers)).toThrow()
  })

  it.each([
    [302, true],
    [404, true],
    [410, true],
    [408, false],
    [429, false],
    [500, false],
  ])('is not delivered by an answer %i, and does not follow a redirect', async (code, refused) => {
    const { received, port } = await startReceiver((response, { url }) =>
      status(url === '/hook' ? code : 200, { location: '/elsewhere' })(response),
    )
    await expect(send(`http://127.0.0.1:${port}/hook`, true)).rejects.toMatchObject({
      code: `HTTP ${code}`,
      refused,
    })
    expect(received).toHaveLength(1)
  })

  it('is not sent to a private address in the URL', async () => {
    const { received, port } = await startReceiver(status(200))
    for (const host of [
      '127.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0x7f.1',
      '10.0.0.1',
      '169.254.169.254',
      '[fd00::1]',
    ])
      await expect(send(`http://${host}:${port}/`, false)).rejects.toMatchObject({
        code: 'EPRIVATE',
        refused: true,
      })
    expect(received).toEqual([])
  })

  it('is not sent to a name that resolves to a private address', async () => {
    const { received, port } = await startReceiver(status(200))
    await expect(send(`http://localhost:${port}/`, false)).rejects.toMatchObject({
      code: 'EPRIVATE',
      refused: true,
    })
    expect(received).toEqual([])
  })

  it('is given up if the receiver does not answer in time', async () => {
    const { port } = await startReceiver(() => {})
    await expect(send(`http://127.0.0.1:${port}/`, true, 100)).rejects.toMatchObject({ refused: false })
  })
})

/** Starts a worker of the webhook with a clock that the test sets. */
async function startWorker(answer: Parameters<typeof startReceiver>[0]) {
  const database = await openDatabase(newSqliteAddress())
  const store = createMessageRepository(database)
  const { received, port } = await startReceiver(answer)
  const clock = { now: Date.now() }
  const logLines: string[] = []
  const worker = createOutboxWorker({
    store: createWebhookQueue(database),
    channel: createWebhookChannel({
      url: `http://127.0.0.1:${port}/`,
      secret: SECRET,
      isPrivateAllowed: true,
    }),
    log: createLog('info', { write: (line) => logLines.push(line) }),
    counts: NO_COUNTS,
    now: () => clock.now,
    random: () => 0.5,
  })
  worker.start()
  onTestFinished(async () => {
    await worker.stop(0)
    await database.destroy()
  })
  const rows = () => database.selectFrom('webhooks').select(['state', 'last_failure']).execute()
  return {
    database,
    clock,
    received,
    worker,
    rows,
    logged: (text: string) => logLines.filter((line) => line.includes(`"${text}"`)).length,
    inbox: createInbox({ database, now: () => clock.now }),
    accept: (text: string) => storeMessage(store, submissionOf(text), clock.now),
    fault: async () => findMailFault({ ...(await store.outbox()), oldestQueuedAt: undefined }, clock.now),
    /** Moves the clock forward until the rows are as expected. */
    reach: (expected: object[], stepMs = MINUTE_MS) =>
      vi.waitFor(async () => {
        clock.now += stepMs
        worker.poke()
        expect(await rows()).toMatchObject(expected)
      }, WITHIN),
  }
}

describe('outbox of the webhook', () => {
  it('delivers a message once after its receiver was down for an hour', async () => {
    let isDown = true
    const { clock, accept, received, worker, rows, logged, reach } = await startWorker((response) =>
      status(isDown ? 503 : 200)(response),
    )
    const start = clock.now
    await accept('one')
    await vi.waitFor(() => {
      clock.now += MINUTE_MS
      worker.poke()
      expect(clock.now - start).toBeGreaterThan(60 * MINUTE_MS)
    }, WITHIN)
    await vi.waitFor(
      () => expect(logged('webhook postponed') + logged('webhook stuck')).toBeGreaterThan(1),
      WITHIN,
    )
    expect(await rows()).toMatchObject([{ state: 'pending', last_failure: 'HTTP 503' }])
    isDown = false
    received.length = 0
    await reach([{ state: 'sent', last_failure: null }])
    clock.now += 60 * MINUTE_MS
    worker.poke()
    expect(received).toHaveLength(1)
  })

  it('is switched off by an answer 410 with a fault, until an operator retries', async () => {
    let code = 410
    const { accept, clock, received, worker, rows, reach, fault, inbox } = await startWorker((response) =>
      status(code)(response),
    )
    await accept('one')
    await reach([{ state: 'dead', last_failure: 'HTTP 410, refusal 1' }], 0)
    expect(await fault()).toBe(FAULT)
    await accept('two')
    clock.now += MINUTE_MS
    worker.poke()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([received.length, (await rows()).length]).toEqual([1, 1])
    code = 200
    expect(await inbox.retry()).toBe(1)
    await reach([{ state: 'sent' }, { state: 'sent' }])
    expect(await fault()).toBeUndefined()
  })

  it('is switched off by the third refusal of another kind', async () => {
    const { accept, reach, fault } = await startWorker(status(404))
    await accept('one')
    await reach([{ state: 'dead', last_failure: 'HTTP 404, refusal 3' }])
    expect(await fault()).toBe(FAULT)
  })

  it('is emptied by an erasure, and has no message that is quarantined', async () => {
    const { database, accept, reach, rows, inbox, worker } = await startWorker(status(503))
    const reference = await accept('one')
    const spam = await accept('two')
    await reach([{ state: 'pending' }, { state: 'pending' }], 0)
    await inbox.markSpam(spam)
    await eraseMessages(database, '/nowhere', [reference])
    worker.poke()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await rows()).toEqual([])
  })
})
