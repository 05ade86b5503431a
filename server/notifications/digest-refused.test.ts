import { expect, it, onTestFinished } from 'vitest'
import type { ContactMessage } from '#contact/contract.ts'
import { describeEngines } from '#test/support/database-engines.ts'
import { GTUBE, type ReceivedMail, startMailSink } from '#test/support/mail-sink.ts'
import { submissionOf } from '#test/support/messages.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { createChores } from '../jobs/scheduled-jobs.ts'
import { createLog } from '../log.ts'
import { createDatabaseStore } from '../messages/message-repository.ts'
import { createMailer } from './mailer.ts'

const NOW = Date.UTC(2026, 10, 21)

describeEngines('the daily list', (engine) => {
  /** Quarantines messages and lets the daily jobs run once, with a mail server that refuses some mails. */
  async function list(messages: Partial<ContactMessage>[], refuses: (mail: ReceivedMail) => boolean) {
    const database = await engine.open()
    const store = createDatabaseStore(database)
    const sink = await startMailSink({}, refuses)
    const address = (local: string) => ({ name: '', address: `${local}@example.com` })
    const mailDirectory = temporaryFolder()
    const mailer = createMailer({
      smtpUrl: sink.url,
      from: address('site'),
      to: [address('team')],
      directory: mailDirectory,
    })
    onTestFinished(() => mailer.close())
    const references: string[] = []
    for (const [index, fields] of messages.entries()) {
      const submission = submissionOf(`message no. ${index}`, { quarantinedFor: 'honeypot' })
      const accepted = await store.accept(
        { ...submission, message: { ...submission.message, ...fields } },
        NOW,
      )
      if (accepted.outcome === 'stored') references.push(accepted.reference)
    }
    const log = createLog('silent')
    await createChores({
      database,
      mailer,
      mailDirectory,
      retentionDays: 30,
      log,
      now: () => NOW,
    }).runDueJobs()
    const unlisted = await database
      .selectFrom('messages')
      .select('reference')
      .where('listed_at', 'is', null)
      .execute()
    return { mails: sink.mails, references, unlisted: unlisted.length }
  }

  it('names every message although the mail server would refuse the text of one', async () => {
    const messages = [{ message: GTUBE }, { name: 'Bola Ade', email: 'bola@example.com' }]
    const { mails, references, unlisted } = await list(messages, hasGtube)
    expect(mails).toHaveLength(1)
    for (const reference of references) expect(mails[0]?.body).toContain(reference)
    expect(mails[0]?.body).toContain('Bola Ade <bola@example.com>  (honeypot)')
    expect(mails[0]?.raw).not.toContain('message no.')
    expect(unlisted).toBe(0)
  })

  it('becomes a bare count where the mail server refuses the name of a sender', async () => {
    const { mails, references, unlisted } = await list([{ name: GTUBE }, {}, {}], hasGtube)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.headers.get('subject')).toBe('Website: 3 messages were set aside as spam')
    expect(mails[0]?.body).toContain('npm run inbox -- list --aside')
    for (const reference of references) expect(mails[0]?.raw).not.toContain(reference)
    expect(mails[0]?.raw).not.toMatch(/amina/i)
    expect(unlisted).toBe(0)
  })

  it('stays due where the mail server refuses the bare count, too', async () => {
    const { mails, unlisted } = await list([{}], () => true)
    expect(mails).toEqual([])
    expect(unlisted).toBe(1)
  })
})

const hasGtube = ({ body, headers }: ReceivedMail): boolean =>
  [body, ...headers.values()].some((text) => text.includes(GTUBE))
