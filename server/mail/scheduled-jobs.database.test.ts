import { expect, it } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { storeMessage, submissionOf } from '#test/support/messages.ts'
import { startJobs } from '#test/support/start-jobs.ts'
import { createLog } from '../log.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import type { Mail } from './mail-templates.ts'
import { createScheduledJobs } from './scheduled-jobs.ts'

const NOW = Date.UTC(2026, 10, 21)

describeEngines('job scheduler', (engine) => {
  it('retries a failed job after an hour', async () => {
    const { runDueJobs, accept, mails, clock, mailServer, errors } = await startJobs(engine, { start: NOW })
    await accept('buy', NOW, 'honeypot')
    mailServer.isDown = true
    await runDueJobs()
    expect(errors()).toMatchObject([{ job: 'quarantine-digest', msg: 'job failed' }])
    mailServer.isDown = false
    clock.now += 3_599_000
    await runDueJobs()
    expect(mails).toHaveLength(0)
    clock.now += 1_000
    await runDueJobs()
    expect(mails).toHaveLength(1)
  })

  it('runs a job in only one of several processes', async () => {
    const database = await engine.open()
    const submission = submissionOf('buy', { quarantinedFor: 'honeypot' })
    await storeMessage(createMessageRepository(database), submission, NOW)
    const mails: Mail[] = []
    const processes = [1, 2, 3].map(() =>
      createScheduledJobs({
        database,
        mailer: { send: async (mail) => void mails.push(mail) },
        mailDirectory: '/nowhere',
        retentionDays: 30,
        origin: 'https://example.com',
        teamListAt: undefined,
        log: createLog('silent'),
        now: () => NOW,
      }),
    )
    await Promise.all(processes.map(({ runDueJobs }) => runDueJobs()))
    expect(mails).toHaveLength(1)
  })
})
