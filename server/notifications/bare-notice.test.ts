import { expect, it, onTestFinished, vi } from 'vitest'
import type { ContactMessage } from '#contact/contract.ts'
import { describeEngines } from '#test/support/database-engines.ts'
import { GTUBE, type ReceivedMail, startMailSink } from '#test/support/mail-sink.ts'
import { submissionOf } from '#test/support/messages.ts'
import type { Database } from '../database/schema.ts'
import { createLog } from '../log.ts'
import type { ContactStore } from '../messages/message.ts'
import { createDatabaseStore } from '../messages/message-repository.ts'
import { createCounts } from '../metrics/metrics.ts'
import { createMailer } from './mailer.ts'
import { createNotifier } from './outbox-worker.ts'

const WITHIN = { timeout: 15_000, interval: 20 }

describeEngines('a mail that the relay refuses for its content', (engine) => {
  let clock = Date.UTC(2026, 10, 21)

  async function storeMessage(fields: Partial<ContactMessage>) {
    const database = await engine.open()
    const store = createDatabaseStore(database)
    const submission = submissionOf()
    const accepted = await store.accept(
      { ...submission, message: { ...submission.message, ...fields } },
      clock,
    )
    return { database, store, reference: accepted.outcome === 'stored' ? accepted.reference : '' }
  }

  /** Starts a sender whose clock moves on until every wait has ended. */
  function startSender(store: ContactStore, smtpUrl: string) {
    const address = (local: string) => ({ name: '', address: `${local}@example.com` })
    const { counts, metrics } = createCounts()
    const notifier = createNotifier({
      store,
      mailer: createMailer({ smtpUrl, from: address('site'), to: [address('team')], directory: '/nowhere' }),
      counts,
      log: createLog('silent'),
      now: () => clock,
    })
    notifier.start()
    onTestFinished(() => notifier.stop(0))
    /** Lets waits pass until the mail is in this state. */
    const reach = (database: Database, state: string, last_failure: string | null) =>
      vi.waitFor(async () => {
        clock += 60_000
        notifier.wake()
        const query = database.selectFrom('notifications').select(['state', 'last_failure'])
        expect(await query.execute()).toEqual([{ state, last_failure }])
      }, WITHIN)
    return { notifier, reach, metricsText: () => metrics.map((metric) => metric.render()).join('') }
  }

  it('goes as a notice that holds nothing of the visitor, under an id of its own', async () => {
    const refused: ReceivedMail[] = []
    const sink = await startMailSink({}, (mail) => hasGtube(mail) && refused.push(mail) > 0)
    const { database, store, reference } = await storeMessage({ message: GTUBE })
    const { reach, metricsText } = startSender(store, sink.url)
    await reach(database, 'sent', 'EMESSAGE 554, notice')

    expect(refused.map(({ headers }) => headers.get('message-id'))).toEqual(
      Array.from({ length: 3 }, () => `<${reference}@example.com>`),
    )
    expect(sink.mails).toHaveLength(1)
    const [notice] = sink.mails
    expect(notice?.headers.get('message-id')).toBe(`<${reference}-notice@example.com>`)
    expect(notice?.headers.get('subject')).toBe(`Website message ${reference}`)
    expect(notice?.headers.has('reply-to')).toBe(false)
    expect(notice?.body).toContain(`npm run inbox -- show ${reference}`)
    expect(notice?.raw).not.toMatch(/amina|GTUBE/i)
    expect(metricsText()).toContain('website_mail_attempts_total{outcome="notice-sent"} 1')
  })

  it('goes as a notice also when another process takes over after the refusals', async () => {
    const down = await startMailSink({}, () => true)
    const { database, store } = await storeMessage({ message: GTUBE })
    const first = startSender(store, down.url)
    await vi.waitFor(async () => {
      clock += 60_000
      first.notifier.wake()
      const { last_failure } = await database
        .selectFrom('notifications')
        .select('last_failure')
        .executeTakeFirstOrThrow()
      expect(last_failure).toMatch(/notice/)
    }, WITHIN)
    await first.notifier.stop(0)

    const sink = await startMailSink()
    await startSender(store, sink.url).reach(database, 'sent', expect.stringContaining('notice'))
    expect(sink.mails.map(({ raw }) => raw.includes(GTUBE))).toEqual([false])
  })

  it('is dead when the relay refuses the notice, too', async () => {
    const sink = await startMailSink({}, () => true)
    const { database, store } = await storeMessage({})
    await startSender(store, sink.url).reach(database, 'dead', 'EMESSAGE 554, notice, refusal 3')
  })

  it('goes as a notice where the relay does not take an address in letters beyond ASCII', async () => {
    const sink = await startMailSink({}, ({ raw }) => /[^\p{ASCII}]/u.test(raw.split('\r\n\r\n')[0] ?? ''))
    const { database, store } = await storeMessage({ email: 'ọlá@example.com' })
    await startSender(store, sink.url).reach(database, 'sent', 'EMESSAGE 554, notice')
    expect(sink.mails).toHaveLength(1)
  })
})

const hasGtube = ({ body }: ReceivedMail): boolean => body.includes(GTUBE)
