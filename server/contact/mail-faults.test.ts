import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { createLog } from '../log.ts'
import { createCounts } from '../metrics/counts.ts'
import { newSqliteAddress } from '../testing/engines.ts'
import { type ReceivedMail, startMailSink } from '../testing/mail-sink.ts'
import { submissionOf } from '../testing/messages.ts'
import { createDatabaseStore } from './database-store.ts'
import { createMailer } from './mailer.ts'
import { createNotifier } from './notifier.ts'

/** How much faster the sender's clock runs, so that a back-off of ten seconds takes a sixth of a second. */
const HASTE = 60

const MESSAGES = 5

const silence = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }

/** What the wire does to one connection: bytes of the server on their way to the client. */
type Fault = (fromServer: Buffer, client: Socket, server: Socket) => void

const pass: Fault = (bytes, client) => void client.write(bytes)

/** Between the sender and a real mail server: a wire that fails for the first connections, then works. */
async function startFaultyWire(target: string, faults: Fault[]) {
  const { port: targetPort } = new URL(target)
  let connections = 0
  const wire = createServer((client) => {
    const fault = faults[connections++] ?? pass
    const server = connect(Number(targetPort), '127.0.0.1')
    client.on('data', (bytes) => server.write(bytes))
    server.on('data', (bytes) => fault(bytes, client, server))
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('close', () => other.destroy())
      one.on('error', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => wire.close(() => resolve())))
  return `smtp://127.0.0.1:${(wire.address() as AddressInfo).port}`
}

/** Sends messages through a mail server that fails at first. @returns what arrived, once all mails are settled */
async function sendThrough(smtpUrl: string, mails: ReceivedMail[]): Promise<ReceivedMail[]> {
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
  return mails
}

function expectAllOnce(mails: ReceivedMail[], extra: number): void {
  const ids = mails.map(({ headers }) => headers.get('message-id'))
  expect(new Set(ids).size).toBe(MESSAGES)
  expect(mails.length - MESSAGES).toBeLessThanOrEqual(extra)
  for (const n of Array(MESSAGES).keys())
    expect(mails.some(({ body }) => body.includes(`message no. ${n}`))).toBe(true)
}

const refusing: Fault = (_, client) => client.destroy()
const silent: Fault = () => {}
const babbling: Fault = (_, client) => void client.write('500 what?\r\n')
const dripping: Fault = (bytes, client) => void client.write(bytes.subarray(0, 1))

/** Takes the mail, and loses the line before the sender hears of it. */
const cutAfterFinalDot = (): Fault => {
  let isData = false
  return (bytes, client, server) => {
    const text = bytes.toString('latin1')
    if (isData && text.startsWith('250')) {
      client.destroy()
      server.destroy()
      return
    }
    if (text.startsWith('354')) isData = true
    client.write(bytes)
  }
}

it.each([
  ['refuses connections', refusing, 0],
  ['is silent', silent, 0],
  ['talks nonsense', babbling, 0],
  ['sends one byte and no more', dripping, 0],
  ['loses the line after the final dot', cutAfterFinalDot, 3],
] as const)('nothing is lost while the relay %s', async (_, fault, extra) => {
  const sink = await startMailSink()
  const faults = [1, 2, 3].map(() => (fault === cutAfterFinalDot ? cutAfterFinalDot() : (fault as Fault)))
  const mails = await sendThrough(await startFaultyWire(sink.url, faults), sink.mails)
  expectAllOnce(mails, extra)
})

it.each([421, 450, 451, 452])('nothing is lost while the relay answers %i', async (responseCode) => {
  let refusals = 3
  const sink = await startMailSink({
    onRcptTo(_, __, done) {
      done(refusals-- > 0 ? Object.assign(new Error('later'), { responseCode }) : null)
    },
  })
  expectAllOnce(await sendThrough(sink.url, sink.mails), 0)
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
  expectAllOnce(await sendThrough(sink.url.replace('//', '//site:secret@'), sink.mails), 0)
})

it.each([550, 553, 554])(
  'a mail refused with %i is given up after three attempts, and kept',
  async (responseCode) => {
    const sink = await startMailSink({
      onRcptTo: (_, __, done) => done(Object.assign(new Error('no'), { responseCode })),
    })
    expect(await sendThrough(sink.url, sink.mails)).toEqual([])
  },
)
