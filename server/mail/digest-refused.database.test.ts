import { expect, it, onTestFinished } from 'vitest'
import type { ContactMessage } from '#contact/contract.ts'
import { describeEngines } from '#test/support/database-engines.ts'
import { type ReceivedMail, startMailSink } from '#test/support/mail-sink.ts'
import { storeMessage, submissionOf } from '#test/support/messages.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { createLog } from '../log.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import { OVER_LIMIT } from '../store/schema.ts'
import { createMailer } from './mailer.ts'
import { createScheduledJobs } from './scheduled-jobs.ts'

/** Words that the mail server of these tests refuses. */
const REFUSED = 'REFUSED WORDS'

const NOW = Date.UTC(2026, 10, 21)

describeEngines('quarantine digest', (engine) => {
  /** Stores quarantined messages and runs the daily jobs once. @param refuses selects the mails to refuse */
  async function sendDigest(
    messages: Partial<ContactMessage>[],
    refuses: (mail: ReceivedMail) => boolean,
    quarantinedFor = 'honeypot',
  ) {
    const database = await engine.open()
    const store = createMessageRepository(database)
    const sink = await startMailSink({}, refuses)
    const address = (local: string) => ({ name: '', address: `${local}@example.com` })
    const mailDirectory = temporaryFolder()
    const mailer = createMailer({
      smtpUrl: sink.url,
      from: address('site'),
      to: [address('team')],
      domain: 'example.com',
      directory: mailDirectory,
    })
    onTestFinished(() => mailer.close())
    const references: string[] = []
    for (const [index, fields] of messages.entries()) {
      const submission = submissionOf(`message no. ${index}`, { quarantinedFor })
      const message = { ...submission.message, ...fields }
      references.push(await storeMessage(store, { ...submission, message }, NOW))
    }
    const log = createLog('silent')
    await createScheduledJobs({
      database,
      mailer,
      mailDirectory,
      retentionDays: 30,
      origin: 'https://example.com',
      teamListAt: undefined,
      log,
      now: () => NOW,
    }).runDueJobs()
    const unreported = await database
      .selectFrom('messages')
      .select('reference')
      .where('listed_at', 'is', null)
      .execute()
    return { mails: sink.mails, references, unreported: unreported.length }
  }

  it('contains no message text that the mail server would refuse', async () => {
    const messages = [{ message: REFUSED }, { name: 'Bola Ade', email: 'bola@example.com' }]
    const { mails, references, unreported } = await sendDigest(messages, isRefused)
    expect(mails).toHaveLength(1)
    for (const reference of references) expect(mails[0]?.body).toContain(reference)
    expect(mails[0]?.body).toContain('Bola Ade <bola@example.com>  (honeypot)')
    expect(mails[0]?.raw).not.toContain('message no.')
    expect(unreported).toBe(0)
  })

  it('leaves out the first words of messages over the limits if the mail server refuses them', async () => {
    const { mails, references, unreported } = await sendDigest(
      [{ message: REFUSED }, {}],
      isRefused,
      OVER_LIMIT,
    )
    expect(mails).toHaveLength(1)
    for (const reference of references) expect(mails[0]?.body).toContain(`${reference}  21 Nov 2026`)
    expect(mails[0]?.body).toContain('Amina Bello')
    expect(mails[0]?.raw).not.toContain('message no.')
    expect(unreported).toBe(0)
  })

  it('contains only the number of messages if the mail server refuses the name of a visitor', async () => {
    const { mails, references, unreported } = await sendDigest([{ name: REFUSED }, {}, {}], isRefused)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.headers.get('subject')).toBe('Website: 3 messages were kept aside')
    expect(mails[0]?.body).toContain('npm run inbox -- list --quarantined')
    for (const reference of references) expect(mails[0]?.raw).not.toContain(reference)
    expect(mails[0]?.raw).not.toMatch(/amina/i)
    expect(unreported).toBe(0)
  })

  it('stays due if the mail server also refuses the mail with the number', async () => {
    const { mails, unreported } = await sendDigest([{}], () => true)
    expect(mails).toEqual([])
    expect(unreported).toBe(1)
  })
})

const isRefused = ({ body }: ReceivedMail): boolean => body.includes(REFUSED)
