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
import { createDatabaseStore } from '../messages/message-repository.ts'
import { createCounts } from '../metrics/metrics.ts'
import { createMailer } from './mailer.ts'
import { createNotifier } from './outbox-worker.ts'

/** How much faster the sender's clock runs, so that a back-off of ten seconds takes a sixth of a second. */
const HASTE = 60

const MESSAGES = 5

const silence = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }

/** A wire that fails for the first connections, then works; closed when the test ends. */
async function startFaultyWire(target: string, faults: Toxic[]) {
  const wire = await startFaultProxy(target, (connection) => faults[connection] ?? passThrough)
  onTestFinished(wire.close)
  return wire.url
}

/** Sends messages through a mail server that fails at first. @returns the store, once all mails are settled */
async function sendThrough(smtpUrl: string): Promise<Database> {
  const database = await openDatabase(newSqliteAddress())
  const store = createDatabaseStore(database)
  const address = (local: string) => ({ name: '', address: `${local}@example.com` })
  const config = { smtpUrl, from: address('site'), to: [address('team')], directory: '/nowhere' }
  const start = Date.now()
  const now = () => start + (Date.now() - start) * HASTE
  const notifier = createNotifier({
    store,
    mailer: createMailer(config, silence),
    counts: createCounts().counts,
    log: createLog('silent'),
    now,
  })
  for (let n = 0; n < MESSAGES; n++) await store.accept(submissionOf(`message no. ${n}`), start)
  notifier.start()
  onTestFinished(async () => {
    await notifier.stop(0)
    await store.close()
  })
  await vi.waitFor(
    async () => {
      notifier.wake()
      const pending = database.selectFrom('notifications').select('reference').where('state', '=', 'pending')
      expect(await pending.execute()).toEqual([])
    },
    { timeout: 15_000, interval: 20 },
  )
  return database
}

function expectAllOnce(mails: ReceivedMail[], extra: number): void {
  const ids = mails.map(({ headers }) => headers.get('message-id'))
  expect(new Set(ids).size).toBe(MESSAGES)
  expect(mails.length - MESSAGES).toBe(extra)
  for (const n of Array(MESSAGES).keys())
    expect(mails.some(({ body }) => body.includes(`message no. ${n}`))).toBe(true)
}

it.each([
  ['refuses connections', resetPeer, 0],
  ['is silent', timeout, 0],
  ['talks nonsense', invalidReply, 0],
  ['sends one byte and no more', limitData, 0],
  ['loses the line after the final dot', resetAfterData, 3],
] as const)('nothing is lost while the relay %s', async (_, fault, extra) => {
  const sink = await startMailSink()
  const faults = [1, 2, 3].map(() => (fault === resetAfterData ? resetAfterData() : (fault as Toxic)))
  await sendThrough(await startFaultyWire(sink.url, faults))
  expectAllOnce(sink.mails, extra)
})

it.each([421, 450, 451, 452])('nothing is lost while the relay answers %i', async (responseCode) => {
  let refusals = 3
  const sink = await startMailSink({
    onRcptTo(_, __, done) {
      done(refusals-- > 0 ? Object.assign(new Error('later'), { responseCode }) : null)
    },
  })
  await sendThrough(sink.url)
  expectAllOnce(sink.mails, 0)
})

it('nothing is lost while the password is wrong', async () => {
  let refusals = 3
  const sink = await startMailSink({
    authOptional: false,
    onAuth(_, __, done) {
      if (refusals-- > 0) done(Object.assign(new Error('wrong'), { responseCode: 535 }))
      else done(null, { user: 'site' })
    },
  })
  await sendThrough(sink.url.replace('//', '//site:secret@'))
  expectAllOnce(sink.mails, 0)
})

it.each([550, 553, 554])(
  'a mail refused with %i is given up after three attempts, and kept',
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
