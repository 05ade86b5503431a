import { expect, it } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { addressOf } from '#test/support/routes.ts'
import { DAY_MS, startJobs } from '#test/support/start-jobs.ts'
import { OVER_LIMIT } from '../store/schema.ts'
import { actOn } from '../team/inbox.ts'
import { restrict } from '../team/personal-data.ts'

const NOW = Date.UTC(2026, 10, 21)
const OLD = NOW - 2 * DAY_MS - 1

describeEngines('daily mail', (engine) => {
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
    expect(mails[1]?.text).toContain('(honeypot)')
    expect(mails[1]?.text).not.toContain('(sales-phrases, links)')
  })

  it('leaves out quarantined messages that are done, restricted or marked as spam by a person', async () => {
    const { runDueJobs, accept, mails, database } = await start()
    await actOn('done')(database, await accept('done', NOW, 'links'), NOW)
    await actOn('spam')(database, await accept('spam', NOW, 'links'), NOW)
    await restrict(database, await accept('in dispute', NOW, 'links'), NOW)
    await runDueJobs()
    expect(mails).toEqual([])
  })

  it('lists messages over the limits with name and first words, each with a link that lets it through', async () => {
    const { runDueJobs, accept, mails } = await start()
    const reference = await accept(`We need a payroll for ${'eighty '.repeat(20)}people.`, NOW, OVER_LIMIT)
    await runDueJobs()
    const lines = mails[0]?.text.split('\n') ?? []
    const line = lines.findIndex((text) => text.startsWith(reference))
    expect(lines[line]).toContain('Amina Bello <amina@example.com>  (over the limit)')
    expect(lines[line + 1]).toMatch(/^> We need a payroll for eighty .*eighty …$/)
    expect(lines[line + 2]).toMatch(/^Not spam, send it to us: https:/)
    expect(mails[0]?.subject).toBe('Website: One message was kept aside')
  })

  it('counts all, lists 100 of them, those over the limits first, and turns the event loop in between', async () => {
    const { runDueJobs, accept, mails, database, log } = await start()
    for (let n = 0; n < 130; n++) await accept(`Buy ${n}`, NOW, 'links')
    const real = await accept('A question', NOW, OVER_LIMIT)
    const until = { stopped: false, turns: 0 }
    const turn = () => {
      until.turns += 1
      if (!until.stopped) setImmediate(turn)
    }
    turn()
    await runDueJobs()
    until.stopped = true
    expect(until.turns).toBeGreaterThan(4)
    const { text = '', subject, links } = mails[0] ?? {}
    expect(mails).toHaveLength(1)
    expect(subject).toBe('Website: 131 messages were kept aside')
    expect(text).toContain('31 more are not in this mail')
    expect(links).toHaveLength(100)
    expect(/^[\dA-Z]{4}-[\dA-Z]{4}/m.exec(text)?.[0]).toBe(real)
    const unlisted = database.selectFrom('messages').select('reference').where('listed_at', 'is', null)
    expect(await unlisted.execute()).toEqual([])
    expect(log('job completed')).toMatchObject([{ job: 'purge' }, { job: 'daily-mail', count: 131 }])
  })

  it('lists what a flood repeats once, so that a real message among it is seen', async () => {
    const { runDueJobs, accept, mails } = await start()
    for (let n = 0; n < 110; n++)
      await accept(`Order no. ${n} of a${n}c now: https://x.example/${n}`, NOW, OVER_LIMIT)
    await accept('We need a payroll', NOW + 1, OVER_LIMIT)
    await runDueJobs()
    const { text = '', subject } = mails[0] ?? {}
    expect(subject).toBe('Website: 111 messages were kept aside')
    expect(text.match(/^> .*/gm)).toHaveLength(2)
    expect(text).toContain('> We need a payroll\n')
  })

  it('names each day what has waited longer than two days for an answer, with links to take it', async () => {
    const { runDueJobs, accept, mails, clock, database } = await start()
    const waiting = await accept('Subject: Demo\n\nAn old question', OLD)
    await accept('younger', OLD + 1)
    await accept('spam', OLD, 'links')
    const changes = { done: { done_at: 1 }, restricted: { restricted_at: 1 }, taken: { taken_at: OLD + 1 } }
    for (const [text, change] of Object.entries(changes)) {
      const reference = await accept(text, OLD)
      await database.updateTable('messages').set(change).where('reference', '=', reference).execute()
    }
    await database.updateTable('messages').set({ listed_at: 1 }).execute()
    await runDueJobs()
    expect(mails).toHaveLength(1)
    const { text = '', subject } = mails[0] ?? {}
    expect(subject).toBe('Website: One message has waited longer than two days for an answer')
    expect(text.match(/^> .*/gm)).toEqual(['> An old question'])
    expect(text).toContain(
      `\n\n${waiting}  19 Nov 2026, 00:59 WAT  Amina Bello <amina@example.com>  Data Engineering\n`,
    )
    expect(text).toMatch(/^I'm answering this: https:/m)
    await database.updateTable('messages').set({ taken_by: 'AB' }).where('taken_at', '>', 1).execute()
    clock.now += DAY_MS
    await runDueJobs()
    expect(mails[1]?.text.match(/^> .*/gm)?.sort()).toEqual(['> An old question', '> taken', '> younger'])
    expect(mails[1]?.text).toMatch(/^\S+ .* {2}taken by AB$/m)
  })

  it('goes to the addresses of each route, and one that fails holds no other', async () => {
    const routes = [{ topic: 'subject:academy', to: [addressOf('academy@example.com')] }]
    const { runDueJobs, accept, mails, mailServer, clock, errors } = await startJobs(engine, {
      start: NOW,
      routes,
    })
    await accept('Buy', NOW, 'links')
    const later = await accept('Subject: Academy\n\nBuy', NOW, 'links')
    mailServer.refusesTo = 'academy@example.com'
    await runDueJobs()
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['team@example.com'])
    expect(errors()).toMatchObject([{ job: 'daily-mail', msg: 'list not sent' }])
    mailServer.refusesTo = ''
    clock.now += DAY_MS
    await runDueJobs()
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['team@example.com', 'academy@example.com'])
    expect(mails[1]?.text).toContain(later)
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2)
  })

  it('has nothing that a visitor has typed if the mail server refuses it, but every reference and link', async () => {
    const { runDueJobs, accept, mails, mailServer } = await start()
    const references = [
      await accept('REFUSED', NOW, OVER_LIMIT),
      await accept('buy REFUSED', NOW, 'links, text'),
      await accept('REFUSED too', OLD),
    ]
    mailServer.refusedWords = /REFUSED/
    await runDueJobs()
    expect(mails).toHaveLength(1)
    const { text = '', links } = mails[0] ?? {}
    for (const reference of references) expect(text).toContain(reference)
    expect(links).toHaveLength(5)
    expect(text).not.toMatch(/REFUSED|amina/i)
  })

  it('is retried after an hour if it fails, by only one of several processes', async () => {
    const { runDueJobs, accept, mails, clock, mailServer, errors } = await start()
    await accept('buy', NOW, 'honeypot')
    mailServer.isDown = true
    await runDueJobs()
    expect(errors()).toMatchObject([{ job: 'daily-mail', msg: 'job failed' }])
    mailServer.isDown = false
    clock.now += 3_599_000
    await runDueJobs()
    expect(mails).toHaveLength(0)
    clock.now += 1_000
    await Promise.all([runDueJobs(), runDueJobs(), runDueJobs()])
    expect(mails).toHaveLength(1)
  })
})
