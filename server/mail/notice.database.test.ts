import { expect, it, onTestFinished, vi } from 'vitest'
import type { ContactMessage } from '#contact/contract.ts'
import { describeEngines } from '#test/support/database-engines.ts'
import { GTUBE, type ReceivedMail, startMailSink } from '#test/support/mail-sink.ts'
import { storeMessage, submissionOf } from '#test/support/messages.ts'
import { createLog } from '../log.ts'
import { createMessageRepository, type MessageRepository } from '../messages/message-repository.ts'
import type { Database } from '../store/schema.ts'
import { createTeamLinks } from '../team/team-links.ts'
import { createMailChannel } from './mail-channel.ts'
import { createMailer } from './mailer.ts'
import { createOutboxWorker } from './outbox-worker.ts'

const WITHIN = { timeout: 15_000, interval: 20 }

describeEngines('outbox worker with a mail whose content is refused', (engine) => {
  let clock = Date.UTC(2026, 10, 21)

  async function prepare(fields: Partial<ContactMessage>) {
    const database = await engine.open()
    const store = createMessageRepository(database)
    const submission = submissionOf()
    const message = { ...submission.message, ...fields }
    const reference = await storeMessage(store, { ...submission, message }, clock)
    return { database, store, reference }
  }

  /** Starts an outbox worker with a clock that the test moves forward. */
  function startWorker(
    { store, database }: { store: MessageRepository; database: Database },
    smtpUrl: string,
  ) {
    const address = (local: string) => ({ name: '', address: `${local}@example.com` })
    const outcomes: string[] = []
    const worker = createOutboxWorker({
      store,
      channel: createMailChannel({
        mailer: createMailer({
          smtpUrl,
          from: address('site'),
          to: [address('team')],
          domain: 'example.com',
          directory: '/nowhere',
        }),
        database,
        teamLinks: createTeamLinks(database, 'https://example.com'),
      }),
      count: (_, outcome) => outcomes.push(outcome),
      log: createLog('silent'),
      now: () => clock,
    })
    worker.start()
    onTestFinished(() => worker.stop(0))
    /** Moves the clock forward until the notification has the given state and failure note. */
    const reach = (database: Database, state: string, last_failure: string | null) =>
      vi.waitFor(async () => {
        clock += 60_000
        worker.poke()
        const query = database.selectFrom('notifications').select(['state', 'last_failure'])
        expect(await query.execute()).toEqual([{ state, last_failure }])
      }, WITHIN)
    return { reach, outcomes }
  }

  it('sends a notice without personal data and with its own Message-ID after three refusals', async () => {
    const refused: ReceivedMail[] = []
    const sink = await startMailSink({}, (mail) => hasGtube(mail) && refused.push(mail) > 0)
    const { database, store, reference } = await prepare({ message: GTUBE })
    const { reach, outcomes } = startWorker({ store, database }, sink.url)
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
    expect(outcomes.at(-1)).toBe('notice-sent')
  })

  it('marks the mail as dead if the relay also refuses the notice three times', async () => {
    const sink = await startMailSink({}, () => true)
    const { database, store } = await prepare({})
    await startWorker({ store, database }, sink.url).reach(
      database,
      'dead',
      'EMESSAGE 554, notice, refusal 3',
    )
  })

  it.each(['ọlá@example.com', 'ola@exámple.ng'])(
    'sends the message of %s in full through a relay that refuses headers beyond ASCII',
    async (email) => {
      const sink = await startMailSink({}, ({ raw }) => /[^\p{ASCII}]/u.test(raw.split('\r\n\r\n')[0] ?? ''))
      const { database, store } = await prepare({ email })
      await startWorker({ store, database }, sink.url).reach(database, 'sent', null)
      expect(sink.mails).toHaveLength(1)
    },
  )
})

const hasGtube = ({ body }: ReceivedMail): boolean => body.includes(GTUBE)
