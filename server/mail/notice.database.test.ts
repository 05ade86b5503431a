import { expect, it, onTestFinished, vi } from 'vitest'
import type { ContactMessage } from '#contact/contract.ts'
import { describeEngines } from '#test/support/database-engines.ts'
import { GTUBE, type ReceivedMail, startMailSink } from '#test/support/mail-sink.ts'
import { storeMessage, submissionOf, validMessage } from '#test/support/messages.ts'
import { toTeam } from '#test/support/routes.ts'
import { createLog } from '../log.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import { createTeamLinks } from '../team/team-links.ts'
import { createMailChannel } from './mail-channel.ts'
import { createMailer } from './mailer.ts'
import { createOutboxWorker } from './outbox-worker.ts'

const WITHIN = { timeout: 15_000, interval: 20 }

describeEngines('outbox worker with a mail whose content is refused', (engine) => {
  /** Stores a message and starts an outbox worker whose relay refuses some mails. The test moves its clock forward. */
  async function start(fields: Partial<ContactMessage>, refuses: (mail: ReceivedMail) => boolean) {
    const clock = { now: Date.UTC(2026, 10, 21) }
    const database = await engine.open()
    const store = createMessageRepository(database)
    const message = { ...validMessage, ...fields }
    const reference = await storeMessage(store, submissionOf('', { message }), clock.now)
    const refused: ReceivedMail[] = []
    const sink = await startMailSink({}, (mail) => refuses(mail) && refused.push(mail) > 0)
    const address = { name: '', address: 'team@example.com' }
    const settings = { from: address, to: [address], domain: 'example.com', directory: '/nowhere' }
    const teamLinks = createTeamLinks(database, 'https://example.com')
    const mailer = createMailer({ ...settings, smtpUrl: sink.url })
    const outcomes: string[] = []
    const worker = createOutboxWorker({
      store,
      channel: createMailChannel({ mailer, teamLinks, findRoute: toTeam }),
      count: (_, outcome) => outcomes.push(outcome),
      log: createLog('silent'),
      now: () => clock.now,
    })
    worker.start()
    onTestFinished(() => worker.stop(0))
    /** Moves the clock forward until the notification has the given state and failure note. */
    const reach = (state: string, last_failure: string | null) =>
      vi.waitFor(async () => {
        clock.now += 60_000
        worker.poke()
        const query = database.selectFrom('notifications').select(['state', 'last_failure'])
        expect(await query.execute()).toEqual([{ state, last_failure }])
      }, WITHIN)
    return { reference, mails: sink.mails, refused, outcomes, reach }
  }

  it('sends a notice without personal data and with its own Message-ID after three refusals', async () => {
    const { reference, mails, refused, outcomes, reach } = await start({ message: GTUBE }, ({ body }) =>
      body.includes(GTUBE),
    )
    await reach('sent', 'EMESSAGE 554, notice')
    const id = `<${reference}@example.com>`
    expect(refused.map(({ headers }) => headers.get('message-id'))).toEqual([id, id, id])
    expect(mails).toHaveLength(1)
    const [notice] = mails
    expect(notice?.headers.get('message-id')).toBe(`<${reference}-notice@example.com>`)
    expect(notice?.headers.get('subject')).toBe(`Website message ${reference}`)
    expect(notice?.headers.has('reply-to')).toBe(false)
    expect(notice?.body).toContain(`npm run inbox -- show ${reference}`)
    expect(notice?.raw).not.toMatch(/amina|GTUBE/i)
    expect(outcomes.at(-1)).toBe('notice-sent')
  })

  it('marks the mail as dead if the relay also refuses the notice three times', async () => {
    const { reach } = await start({}, () => true)
    await reach('dead', 'EMESSAGE 554, notice, refusal 3')
  })
})
