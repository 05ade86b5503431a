import { expect, it } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { addressOf } from '#test/support/routes.ts'
import { DAY_MS, startJobs } from '#test/support/start-jobs.ts'
import { type Database, OVER_LIMIT } from '../store/schema.ts'
import { findUnreported } from '../team/quarantine.ts'

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

  it('lists at most 200 messages one by one, and the other messages in the next runs', async () => {
    const { runDueJobs, accept, mails, clock, references } = await start()
    for (let n = 0; n < 450; n++) await accept(`About ${inLetters(n)}`, NOW, OVER_LIMIT)
    for (let run = 0; run < 4; run++) {
      clock.now += 1
      await runDueJobs()
    }
    expect(mails.map(({ subject }) => /\d+/.exec(subject)?.[0])).toEqual(['200', '200', '50'])
    expect(mails.map(({ text }) => /^(\d+) more wait/m.exec(text)?.[1])).toEqual(['250', '50', undefined])
    const listed = mails.map(({ text }) => text).join('\n')
    for (const reference of await references()) expect(listed).toContain(reference)
  })

  it('joins only messages that look like spam or say the same, from 20 on', async () => {
    const { runDueJobs, accept, mails, references } = await start()
    for (let n = 0; n < 20; n++) {
      await accept(`Buy ${inLetters(n)}`, NOW + n, n % 2 ? 'links' : `${OVER_LIMIT}, links`)
      await accept(`Order no. ${n} of a${n}c now: https://x.example/${n}`, NOW + n, OVER_LIMIT)
      if (n < 19) await accept(`We ask for a quotation, ${n}.`, NOW + n, OVER_LIMIT)
      if (n < 5) await accept(`A real question about ${inLetters(n)}`, NOW + n, OVER_LIMIT)
    }
    await runDueJobs()
    expect(mails).toHaveLength(1)
    const { text = '', subject, links } = mails[0] ?? {}
    expect(subject).toBe('Website: 64 messages were kept aside')
    expect(text).toMatch(/^20 messages look like spam, .* WAT to .* WAT\nDone with all 20: https:/m)
    expect(text).toMatch(
      /^20 messages say the same, .*\n> Order no\. 0 of a0c now: .*\nDone with all 20: https:/m,
    )
    expect(text.match(/^> We ask for a quotation/gm)).toHaveLength(19)
    for (let n = 0; n < 5; n++) expect(text).toContain(`> A real question about ${inLetters(n)}\n`)
    expect(links).toHaveLength(2 + 19 + 5)
    expect(await references()).toHaveLength(64)
  })

  it('goes to the addresses of each route; one that fails holds no other, and the links act on their own list', async () => {
    const routes = [{ topic: 'subject:academy', to: [addressOf('academy@example.com')] }]
    const { runDueJobs, accept, mails, mailServer, database } = await startJobs(engine, {
      start: NOW,
      routes,
    })
    for (let n = 0; n < 20; n++) {
      await accept(`Buy ${n}`, NOW, 'links')
      await accept(`Subject: Academy\n\nBuy ${n}`, NOW + 1, 'links')
    }
    mailServer.refusesTo = 'academy@example.com'
    await runDueJobs()
    mailServer.refusesTo = ''
    expect(await unreported(database)).toBe(20)
    await database.updateTable('messages').set({ listed_at: null }).execute()
    await database.updateTable('jobs').set({ due_at: NOW }).execute()
    await runDueJobs()
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([
      'team@example.com',
      'team@example.com',
      'academy@example.com',
    ])
    for (const { text } of mails) expect(text).toContain('20 messages look like spam')
    const lists = await database.selectFrom('messages').select('listed_at').groupBy('listed_at').execute()
    expect(lists).toHaveLength(2)
  })

  it('has nothing that a visitor has typed if the mail server refuses it, but every reference and link', async () => {
    const { runDueJobs, accept, mails, mailServer, database } = await start()
    const references = [
      await accept('REFUSED', NOW, OVER_LIMIT),
      await accept('buy REFUSED', NOW, 'links, text'),
    ]
    mailServer.refusedWords = /REFUSED/
    await runDueJobs()
    expect(mails).toHaveLength(1)
    const { text = '', links } = mails[0] ?? {}
    for (const reference of references) expect(text).toContain(`${reference}  21 Nov 2026, 01:00 WAT  (`)
    expect(links).toHaveLength(2)
    expect(text).not.toMatch(/REFUSED|amina/i)
    expect(await unreported(database)).toBe(0)
  })

  it('is retried after an hour if it fails, by only one of several processes', async () => {
    const { runDueJobs, accept, mails, clock, mailServer, errors } = await start()
    await accept('buy', NOW, 'honeypot')
    mailServer.isDown = true
    await runDueJobs()
    expect(errors()).toMatchObject([{ job: 'quarantine-digest', msg: 'job failed' }])
    mailServer.isDown = false
    clock.now += 3_599_000
    await runDueJobs()
    expect(mails).toHaveLength(0)
    clock.now += 1_000
    await Promise.all([runDueJobs(), runDueJobs(), runDueJobs()])
    expect(mails).toHaveLength(1)
  })
})

async function unreported(database: Database): Promise<number> {
  return (await findUnreported(database, 10)).total
}

/** Writes a number with letters: numbers do not tell messages apart. */
function inLetters(n: number): string {
  return [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
}
