import { expect, it } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { DAY_MS, startJobs } from '#test/support/start-jobs.ts'

const NOW = Date.UTC(2026, 10, 21)

describeEngines('quarantine digest', (engine) => {
  const start = () => startJobs(engine, { start: NOW })

  it('lists every quarantined message once, with the reasons and the release command', async () => {
    const { runDueJobs, accept, mails, clock } = await start()
    const quarantined = await accept('buy now', NOW - 1000, 'sales-phrases, links')
    await accept('hello', NOW - 1000)
    await runDueJobs()
    await runDueJobs()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(
      `${quarantined}  21 Nov 2026, 00:59 WAT  Amina Bello <amina@example.com>  (sales-phrases, links)`,
    )
    expect(mails[0]?.text).not.toContain('buy now')
    expect(mails[0]?.text).toContain('npm run inbox -- release')
    clock.now += DAY_MS
    await runDueJobs()
    expect(mails).toHaveLength(1)
    await accept('buy again', clock.now, 'honeypot')
    clock.now += DAY_MS
    await runDueJobs()
    expect(mails).toHaveLength(2)
    expect(mails[1]?.text).not.toContain(quarantined)
  })

  it('lists at most 200 messages, and the other messages in the next runs', async () => {
    const { runDueJobs, accept, mails, clock, references } = await start()
    await Promise.all(Array.from({ length: 450 }, (_, n) => accept(`buy ${n}`, NOW, 'honeypot')))
    for (let run = 0; run < 4; run++) {
      clock.now += 1
      await runDueJobs()
    }
    expect(mails.map(({ subject }) => /\d+/.exec(subject)?.[0])).toEqual(['200', '200', '50'])
    expect(mails.map(({ text }) => /^(\d+) more wait/m.exec(text)?.[1])).toEqual(['250', '50', undefined])
    const listed = mails.map(({ text }) => text).join('\n')
    for (const reference of await references()) expect(listed).toContain(reference)
  })

  it('increases the metric of the oldest pending mail while it is overdue', async () => {
    const { runDueJobs, accept, clock, mailServer, metric, errors } = await start()
    const overdueSeconds = () => metric('website_outbox_oldest_seconds')
    await runDueJobs()
    await accept('buy', NOW, 'honeypot')
    clock.now += DAY_MS
    expect(await overdueSeconds()).toBe(0)
    mailServer.isDown = true
    await runDueJobs()
    clock.now += 3_600_000
    await runDueJobs()
    expect(errors()).toMatchObject([{ job: 'quarantine-digest' }, { job: 'quarantine-digest' }])
    expect(await overdueSeconds()).toBe(3_600)
    mailServer.isDown = false
    clock.now += 3_600_000
    await runDueJobs()
    expect(await overdueSeconds()).toBe(0)
  })

  it('logs the reply codes for refused recipients', async () => {
    const { runDueJobs, accept, mailServer, errors } = await start()
    await accept('buy', NOW, 'honeypot')
    mailServer.refusesRecipientsWith = [550]
    await runDueJobs()
    expect(errors()).toMatchObject([{ msg: 'mail refused for some recipients', refusedWith: [550] }])
  })
})
