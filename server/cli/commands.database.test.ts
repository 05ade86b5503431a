import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { NOW, openTestInbox } from '#test/support/test-inbox.ts'
import { recordAccess } from '../team/audit.ts'
import { createTeamLinks } from '../team/team-links.ts'
import { findMailFault } from './status.ts'

describeEngines('inbox', (engine) => {
  const it = test.extend('inbox', () => openTestInbox(engine))

  it('list: prints open messages, newest last, and the number of quarantined ones', async ({ inbox }) => {
    const { run, accept, listTexts } = inbox
    await accept('second', NOW + 1)
    const first = await accept('first\nline')
    await accept('spam', NOW, { quarantinedFor: 'links' })
    expect(await listTexts('list')).toEqual(['first\nline', 'second'])
    expect(await listTexts('--limit', '1')).toEqual(['second'])
    expect(await listTexts('list', '--all')).toHaveLength(3)
    const { text } = await run('list')
    expect(text.split('\n')[1]).toBe(
      `${first}\t21 Nov 2026, 10:30 WAT\tAmina Bello\tData Engineering\tmail pending\tfirst line`,
    )
    expect(text).toContain('1 quarantined')
    expect((await run('list', '--quarantined', '--json')).value).toMatchObject([
      { message: 'spam', state: 'quarantined', quarantinedFor: 'links' },
    ])
    await run('done', first)
    expect(await listTexts('list')).toEqual(['second'])
    expect(await listTexts('list', '--done')).toEqual(['first\nline'])
  })

  it('show: prints one message in full, for any spelling of its reference', async ({ inbox }) => {
    const reference = await inbox.accept('long text\n\nwith lines')
    const dashed = ['', ' '].map((dash) => reference.replace('-', dash))
    for (const typed of [reference, `„${reference.toLowerCase()}“,`, ...dashed])
      expect((await inbox.run('show', typed)).text).toMatch(
        /\nreceived\t21 Nov 2026, 10:30 WAT\n.*amina@example\.com.*\n\nlong text\n\nwith lines$/s,
      )
  })

  it('list, show and export: say who takes a message', async ({ inbox: { run, accept, database } }) => {
    const reference = await accept('taken')
    await database.updateTable('messages').set({ taken_by: 'AB', taken_at: NOW }).execute()
    expect((await run('list')).text).toMatch(/mail pending, taken by AB\ttaken/)
    expect((await run('show', reference)).text).toMatch(/takenAt\t21 Nov 2026, 10:30 WAT/)
    const taken = { takenBy: 'AB', takenAt: '2026-11-21T09:30:00.000Z' }
    expect((await run('export', '--json')).value).toMatchObject([taken])
  })

  it.for([
    ['written to a file', 'written to a file', { mail: 'written', lastMailFailure: null }],
    ['EMESSAGE 554, notice', 'notice sent', { mail: 'sent', lastMailFailure: 'EMESSAGE 554, notice' }],
  ] as const)('list: says of a mail with the note "%s": %s', async ([note, words, entry], { inbox }) => {
    const { run, accept, claim, store } = inbox
    const reference = await accept('a question')
    await store.markSent(await claim(), NOW, note)
    expect((await run('list')).text).toContain(`\t${words}\t`)
    expect((await run('show', reference)).value).toMatchObject(entry)
    expect(findMailFault(await store.outbox(), NOW)).toBeUndefined()
  })

  it('search: finds all words in any field and spelling', async ({ inbox: { accept, listTexts } }) => {
    await accept('A payroll for Ọ̀yọ́')
    await accept('A payroll for Jos')
    expect(await listTexts('search', 'PAYROLL', 'oyo', 'bello')).toEqual(['A payroll for Ọ̀yọ́'])
    expect(await listTexts('search', 'payroll', 'abuja')).toEqual([])
    await accept('From Ɗanjuma Ƙwari')
    for (const typed of ['danjuma', 'ƊANJUMA', 'ƙwari'])
      expect(await listTexts('search', typed)).toEqual(['From Ɗanjuma Ƙwari'])
  })

  it('export --since: takes the messages from a day on', async ({ inbox: { run, accept, listTexts } }) => {
    for (const at of [NOW, NOW - 86_400_000]) await accept(`at ${at}`, at)
    expect(await listTexts('export', '--json', '--since', '2026-11-21')).toEqual([`at ${NOW}`])
    await expect(run('export', '--csv', '--since', 'Monday')).rejects.toThrow('like 2026-11-25')
  })

  it('release: sends a quarantined message to the team', async ({ inbox }) => {
    const { run, accept, claim, listTexts, store } = inbox
    const reference = await accept('no spam at all', NOW, { quarantinedFor: 'links' })
    expect(await store.claim(NOW)).toEqual([])
    expect((await run('release', reference)).value).toEqual([{ reference, ok: true }])
    expect((await run('release', reference)).value).toEqual([{ reference, ok: false }])
    expect((await claim()).message.reference).toBe(reference)
    expect(await listTexts('list', '--quarantined')).toEqual([])
  })

  it('release: does not send again a mail that was sent before `spam`', async ({ inbox }) => {
    const { run, accept, claim, store } = inbox
    const reference = await accept('an offer')
    await store.markSent(await claim(), NOW)
    await run('spam', reference)
    expect((await run('release', reference)).value).toEqual([{ reference, ok: true }])
    expect(await store.claim(NOW)).toEqual([])
    expect((await run('show', reference)).value).toMatchObject({ state: 'open', mail: 'sent' })
  })

  it('done: removes a quarantined message from the list and the count', async ({ inbox }) => {
    const { run, accept } = inbox
    const reference = await accept('spam', NOW, { quarantinedFor: 'links' })
    await run('done', reference)
    expect((await run('list')).text).toBe('No messages.')
    expect((await run('list', '--done')).value).toMatchObject([{ reference, state: 'done' }])
    await run('release', reference)
    expect((await run('list')).value).toMatchObject([{ reference, state: 'open', mail: 'pending' }])
  })

  it('retry: makes dead and postponed mails due, with no refusals counted', async ({ inbox }) => {
    const { run, accept, claim, store } = inbox
    for (const text of ['dead', 'waiting', 'sent']) await accept(text)
    const [dead, waiting, sent] = [await claim(), await claim(), await claim()]
    await store.markDead(dead, NOW, 'EENVELOPE 550')
    await store.postpone(waiting, NOW + 900_000, 'ECONNECTION')
    await store.markSent(sent, NOW)
    expect((await run('retry', dead.message.reference)).value).toMatchObject({ count: expect.any(Number) })
    expect((await run('show', dead.message.reference)).value).toMatchObject({ lastMailFailure: null })
    expect((await run('retry')).text).toMatch(/^\d mails queued\.\n.*Restart it first if SMTP_URL/)
    expect(findMailFault(await store.outbox(), NOW)).toBeUndefined()
    for (let n = 0; n < 2; n++) await claim()
    expect(await store.claim(NOW)).toEqual([])
  })

  it('rotate-links: makes the links so far invalid', async ({ inbox: { run, database } }) => {
    const link = async () => (await createTeamLinks(database, '')(NOW))('K7Q2-M9XD', ['done'])
    const before = await link()
    expect(await link()).toEqual(before)
    await run('rotate-links')
    expect(await link()).not.toEqual(before)
  })

  it.for([
    ['an unknown command', ['lost', 'constructor']],
    ['an unknown option', ['list --nothing', 'list --email amina@example.com', 'export --json --limit 2']],
    ['a wrong option', ['list --limit x', 'list --limit', 'list --quarantined --done', 'export']],
    ['an operand too many', ['list extra words', 'audit K7Q2-M9XD', 'purge 30']],
    ['no operand', ['show', 'find', 'done', 'restrict', 'erase', 'backup', 'import']],
    ['a wrong reference', ['show K7Q2', 'show K7Q2-M9XD', 'erase K7Q2']],
    ['a missing field or message', ['rectify K7Q2-M9XD', 'rectify K7Q2-M9XD --name Amina']],
  ] as const)('rejects a command line with %s', async ([, lines], { inbox }) => {
    const name = expect.stringMatching(/UsageError|TypeError/)
    for (const line of lines)
      await expect(inbox.run(...line.split(' ')), line).rejects.toMatchObject({ name })
  })

  it('rejects the whole command if one of several references is wrong', async ({ inbox }) => {
    const reference = await inbox.accept('open')
    await expect(inbox.run('done', reference, 'nothing')).rejects.toThrow('nothing is not a reference')
    expect(await inbox.listTexts('list')).toEqual(['open'])
  })

  it('audit: lists who ran which command on which messages, without personal data', async ({ inbox }) => {
    const { run, acceptFrom } = inbox
    const reference = await acceptFrom('ada@example.com')
    for (const [variable, operator] of [
      ['INBOX_OPERATOR', 'ada'],
      ['SUDO_USER', 'obi'],
    ] as const) {
      vi.stubEnv(variable, operator)
      await run('find', 'ada@example.com')
      vi.unstubAllEnvs()
    }
    await run('export', '--csv')
    await run('rectify', reference, '--email', 'ada.obi@example.com')
    await run('erase', 'ada.obi@example.com')
    const { value, text } = await run('audit', '--limit', '5')
    expect(value).toMatchObject([
      { operator: 'ada', command: 'find', count: 1, references: [reference] },
      { operator: 'obi', command: 'find', count: 1, references: [reference] },
      { command: 'export', count: 1, references: [] },
      { command: 'rectify', count: 1, references: [reference] },
      { command: 'erase', count: 1, references: [reference] },
    ])
    expect(text).not.toContain('@')
  })

  it('audit: prints one line for each access, without control characters', async ({ inbox }) => {
    const operator = 'root\t\u001b[2J\n2026-11-27 09:00\tadmin\u2028'
    const line = { at: NOW, operator, command: 'done by link', count: 1, references: [] }
    await recordAccess(inbox.database, line)
    const { text } = await inbox.run('audit')
    expect(text.split('\n')).toHaveLength(2)
    expect(text.split('\n')[1]?.split('\t')).toHaveLength(5)
    expect(text.replaceAll(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Zl}]/u)
  })

  it('stats: lists at most 100 subjects, which visitors choose', async ({ inbox: { run, accept } }) => {
    for (let n = 0; n < 103; n++)
      await accept(
        `Subject: ${'abcdefghij'[n % 10]}${'klmnopqrst'[Math.floor(n / 10) % 10]}${n > 99 ? 'x' : ''}\n\nHello`,
      )
    const { value } = await run('stats')
    expect((value as { messages: unknown[] }).messages).toHaveLength(100)
  })

  it('runs without a line in the audit log only if the command reads, and says so', async ({ inbox }) => {
    const { run, accept, database, warnings } = inbox
    const reference = await accept('kept')
    await sql`alter table audit rename to lost`.execute(database)
    expect((await run('list')).value).toMatchObject([{ reference }])
    expect(warnings).toEqual(['This command could not be recorded in the audit log.'])
    for (const name of ['done', 'spam', 'erase', 'restrict', 'unrestrict', 'release'])
      await expect(run(name, reference)).rejects.toThrow('audit')
    for (const command of [['rectify', reference, '--name', 'Ada'], ['purge'], ['rotate-links']])
      await expect(run(...command)).rejects.toThrow('audit')
    expect((await run('show', reference)).value).toMatchObject({ state: 'open', name: 'Amina Bello' })
    expect(warnings).toHaveLength(2)
  })
})
