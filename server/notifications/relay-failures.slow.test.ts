import { expect, it, onTestFinished, vi } from 'vitest'
import { newSqliteAddress } from '#test/support/database-engines.ts'
import {
  invalidReply,
  limitData,
  passThrough,
  resetAfterData,
  resetPeer,
  startFaultProxy,
  type Toxic,
  timeout,
} from '#test/support/fault-proxy.ts'
import type { ReceivedMail } from '#test/support/mail-sink.ts'
import { startMailSink } from '#test/support/mail-sink.ts'
import { submissionOf } from '#test/support/messages.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Database } from '../database/schema.ts'
import { createLog } from '../log.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import { createCounts } from '../metrics/metrics.ts'
import { createMailer } from './mailer.ts'
import { createOutboxWorker } from './outbox-worker.ts'

/** Speed of the worker's clock: a retry delay of ten seconds takes a sixth of a second. */
const CLOCK_SPEED = 60

const MESSAGES = 5

const timeouts = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }

/**
 * Starts a proxy to the relay until the end of the test.
 * @param faults the fault of each connection; later connections have no fault
 * @returns the URL of the proxy
 */
async function startProxy(target: string, faults: Toxic[]) {
  const proxy = await startFaultProxy(target, (connection) => faults[connection] ?? passThrough)
  onTestFinished(proxy.close)
  return proxy.url
}

/**
 * Stores messages and starts an outbox worker that sends their mails to the given relay.
 * @returns the database, after all mails are sent or dead
 */
async function sendThrough(smtpUrl: string): Promise<Database> {
  const database = await openDatabase(newSqliteAddress())
  const store = createMessageRepository(database)
  const address = (local: string) => ({ name: '', address: `${local}@example.com` })
  const config = { smtpUrl, from: address('site'), to: [address('team')], directory: '/nowhere' }
  const start = Date.now()
  const now = () => start + (Date.now() - start) * CLOCK_SPEED
  const worker = createOutboxWorker({
    store,
    mailer: createMailer(config, timeouts),
    counts: createCounts().counts,
    log: createLog('silent'),
    now,
  })
  for (let n = 0; n < MESSAGES; n++) await store.accept(submissionOf(`message no. ${n}`), start)
  worker.start()
  onTestFinished(async () => {
    await worker.stop(0)
    await store.close()
  })
  await vi.waitFor(
    async () => {
      worker.poke()
      const pending = database.selectFrom('notifications').select('reference').where('state', '=', 'pending')
      expect(await pending.execute()).toEqual([])
    },
    { timeout: 15_000, interval: 20 },
  )
  return database
}

/** Expects that the mail of every message arrived. @param extra expected number of duplicates */
function expectAll(mails: ReceivedMail[], extra: number): void {
  const ids = mails.map(({ headers }) => headers.get('message-id'))
  expect(new Set(ids).size).toBe(MESSAGES)
  expect(mails.length - MESSAGES).toBe(extra)
  for (const n of Array(MESSAGES).keys())
    expect(mails.some(({ body }) => body.includes(`message no. ${n}`))).toBe(true)
}

it.each([
  ['refuses connections', resetPeer, 0],
  ['is silent', timeout, 0],
  ['sends invalid replies', invalidReply, 0],
  ['stops after one byte', limitData, 0],
  ['disconnects after the final dot', resetAfterData, 3],
] as const)('outbox worker: delivers every mail if the relay at first %s', async (_, fault, extra) => {
  const sink = await startMailSink()
  const faults = [1, 2, 3].map(() => (fault === resetAfterData ? resetAfterData() : (fault as Toxic)))
  await sendThrough(await startProxy(sink.url, faults))
  expectAll(sink.mails, extra)
})

it.each([421, 450, 451, 452])(
  'outbox worker: delivers every mail if the relay at first answers %i',
  async (responseCode) => {
    let refusals = 3
    const sink = await startMailSink({
      onRcptTo(_, __, done) {
        done(refusals-- > 0 ? Object.assign(new Error('later'), { responseCode }) : null)
      },
    })
    await sendThrough(sink.url)
    expectAll(sink.mails, 0)
  },
)

it('outbox worker: delivers every mail if the relay at first refuses the password', async () => {
  let refusals = 3
  const sink = await startMailSink({
    authOptional: false,
    onAuth(_, __, done) {
      if (refusals-- > 0) done(Object.assign(new Error('wrong'), { responseCode: 535 }))
      else done(null, { user: 'site' })
    },
  })
  await sendThrough(sink.url.replace('//', '//site:secret@'))
  expectAll(sink.mails, 0)
})

it.each([550, 553, 554])(
  'outbox worker: marks every mail as dead after three attempts if the relay answers %i',
  async (responseCode) => {
    const sink = await startMailSink({
      onRcptTo: (_, __, done) => done(Object.assign(new Error('no'), { responseCode })),
    })
    const database = await sendThrough(sink.url)
    expect(sink.mails).toEqual([])
    const last_failure = `EENVELOPE ${responseCode}, refusal 3`
    const rows = await database
      .selectFrom('notifications')
      .innerJoin('messages', 'messages.reference', 'notifications.reference')
      .select(['state', 'attempts', 'last_failure', 'message'])
      .orderBy('message')
      .execute()
    expect(rows).toEqual(
      Array.from({ length: MESSAGES }, (_, n) => ({
        state: 'dead',
        attempts: 3,
        last_failure,
        message: `message no. ${n}`,
      })),
    )
  },
)
