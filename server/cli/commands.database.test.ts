import { beforeEach, describe, expect, it } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { NOW, openTestInbox, type TestInbox } from '#test/support/test-inbox.ts'
import { findMailFault } from '../mail/mail-fault.ts'
import { createWebhookQueue } from '../store/outbox.ts'
import { findUnreported } from '../team/quarantine.ts'
import { createTeamLinks } from '../team/team-links.ts'
import { UsageError } from './parse-command.ts'

describeEngines('inbox', (engine) => {
  let inbox: TestInbox
  beforeEach(async () => {
    inbox = await openTestInbox(engine)
  })

  it('list: prints open messages, newest last, and the number of quarantined ones', async () => {
    const { run, accept, listTexts } = inbox
    await accept('second', NOW + 1)
    const first = await accept('first\nline')
    await accept('spam', NOW, { quarantinedFor: 'links' })
    expect(await listTexts('list')).toEqual(['first\nline', 'second'])
    expect(await listTexts('list', '--limit', '1')).toEqual(['second'])
    expect(await listTexts('list', '--quarantined')).toEqual(['spam'])
    expect(await listTexts('list', '--all')).toHaveLength(3)
    const { text } = await run('list')
    expect(text.split('\n')[1]).toBe(
      [first, '21 Nov 2026, 10:30 WAT', 'Amina Bello', 'Data Engineering', 'mail pending', 'first line'].join(
        '\t',
      ),
    )
    expect(text).toContain('1 quarantined')
    await run('done', first)
    expect(await listTexts('list')).toEqual(['second'])
    expect(await listTexts('list', '--done')).toEqual(['first\nline'])
  })

  it('list, show and export: print a message whose stored time is not a date', async () => {
    const { run, accept } = inbox
    const reference = await accept('impossible time', 8.64e15 + 1)
    expect((await run('list')).text).toContain(reference)
    expect((await run('show', reference)).text).toContain('impossible time')
    expect((await run('export', '--json')).value).toMatchObject([{ reference, received: 'unknown' }])
  })

  it('show: prints one message in full, for any spelling of its reference', async () => {
    const { run, accept } = inbox
    const reference = await accept('long text\n\nwith lines')
    for (const typed of [
      reference,
      reference.toLowerCase(),
      reference.replace('-', ''),
      reference.replace('-', ' '),
    ]) {
      const { text } = await run('show', typed)
      expect(text).toContain('amina@example.com')
      expect(text).toMatch(/received\t21 Nov 2026, 10:30 WAT\n/)
      expect(text).toMatch(/\n\nlong text\n\nwith lines$/)
    }
  })

  it('release: sends a quarantined message to the team', async () => {
    const { run, accept, listTexts, store } = inbox
    const reference = await accept('no spam at all', NOW, { quarantinedFor: 'links' })
    expect(await store.claim(NOW)).toBeUndefined()
    expect((await run('release', reference)).value).toEqual([{ reference, ok: true }])
    expect((await run('release', reference)).value).toEqual([{ reference, ok: false }])
    expect((await store.claim(NOW))?.message.reference).toBe(reference)
    expect(await listTexts('list', '--quarantined')).toEqual([])
  })

  it('spam: quarantines a message, deletes its pending mail, and leaves it out of the digest', async () => {
    const { run, accept, listTexts, store, database } = inbox
    const reference = await accept('an offer')
    expect((await run('spam', reference)).text).toBe(`${reference} is quarantined as spam.`)
    expect(await listTexts('list', '--quarantined')).toEqual(['an offer'])
    expect((await run('show', reference)).value).toMatchObject({ quarantinedFor: 'operator', mail: 'none' })
    expect(await store.claim(NOW)).toBeUndefined()
    expect((await findUnreported(database, 10)).messages).toEqual([])
    expect((await run('spam', '2222-2222')).notFound).toContain('2222-2222 does not exist')
  })

  it('release: does not send again a mail that was sent before the message was marked as spam', async () => {
    const { run, accept, store } = inbox
    const reference = await accept('an offer')
    const claimed = await store.claim(NOW)
    if (!claimed) throw new Error('not due')
    await store.markSent(claimed, NOW)
    await run('spam', reference)
    expect((await run('release', reference)).value).toEqual([{ reference, ok: true }])
    expect(await store.claim(NOW)).toBeUndefined()
    expect((await run('show', reference)).value).toMatchObject({ state: 'open', mail: 'sent' })
  })

  it('list: says that a mail was only written to a file', async () => {
    const { run, accept, store } = inbox
    const reference = await accept('a question')
    const claimed = await store.claim(NOW)
    if (!claimed) throw new Error('not due')
    await store.markSent(claimed, NOW, 'written to a file')
    expect((await run('list')).text).toContain('written to a file')
    expect((await run('show', reference)).value).toMatchObject({ mail: 'written', lastMailFailure: null })
  })

  it('retry: makes dead and postponed mails due at once', async () => {
    const { run, accept, store } = inbox
    for (const text of ['dead', 'waiting', 'sent']) await accept(text)
    const [dead, waiting, sent] = [await store.claim(NOW), await store.claim(NOW), await store.claim(NOW)]
    if (!dead || !waiting || !sent) throw new Error('not due')
    await store.markDead(dead, NOW, 'EENVELOPE 550')
    await store.postpone(waiting, NOW + 900_000, 'ECONNECTION')
    await store.markSent(sent, NOW)
    expect(findMailFault(await store.outbox(), NOW)).toBeDefined()
    expect((await run('retry', dead.message.reference)).value).toEqual({ count: 1 })
    // The refusals are counted from zero.
    expect((await run('show', dead.message.reference)).value).toMatchObject({ lastMailFailure: null })
    const { value, text } = await run('retry')
    expect(value).toEqual({ count: 2 })
    expect(text).toMatch(/^2 mails queued\.\n.*restart it if you have changed SMTP_URL/)
    expect(findMailFault(await store.outbox(), NOW)).toBeUndefined()
    expect(
      [await store.claim(NOW), await store.claim(NOW), await store.claim(NOW)].filter(Boolean),
    ).toHaveLength(2)
  })

  it('retry: makes dead webhooks due, and says so', async () => {
    const { run, accept, database } = inbox
    await accept('one')
    const queue = createWebhookQueue(database)
    const claimed = await queue.claim(NOW)
    if (!claimed) throw new Error('not due')
    await queue.markDead(claimed, NOW, 'HTTP 410, refusal 1')
    expect((await run('retry')).text).toMatch(/^1 mail queued\.\n/)
    expect(await queue.claim(NOW)).toBeDefined()
  })

  it('list, show and export: say who takes a message', async () => {
    const { run, accept, database } = inbox
    const reference = await accept('taken')
    await database.updateTable('messages').set({ taken_by: 'AB', taken_at: NOW }).execute()
    expect((await run('list')).text).toMatch(/mail pending, taken by AB\ttaken/)
    expect((await run('show', reference)).text).toMatch(/takenAt\t21 Nov 2026, 10:30 WAT/)
    const taken = { takenBy: 'AB', takenAt: '2026-11-21T09:30:00.000Z' }
    expect((await run('export', '--json')).value).toMatchObject([taken])
  })

  it('rotate-links: makes the links so far invalid, and leaves a line in the audit log', async () => {
    const { run, database } = inbox
    const link = async () => (await createTeamLinks(database, '')(NOW))('K7Q2-M9XD', ['done'])
    const before = await link()
    expect(await link()).toEqual(before)
    await run('rotate-links')
    expect(await link()).not.toEqual(before)
    expect((await run('audit')).value).toMatchObject([{ command: 'rotate-links' }])
  })

  it('list: shows "notice sent" if the relay rejected the mail and accepted a notice instead', async () => {
    const { run, accept, store } = inbox
    const reference = await accept('refused')
    const claimed = await store.claim(NOW)
    if (!claimed) throw new Error('not due')
    await store.markSent(claimed, NOW, 'EMESSAGE 554, notice')
    expect((await run('list')).text).toContain('notice sent')
    expect((await run('show', reference)).text).toContain('EMESSAGE 554, notice')
    expect(findMailFault(await store.outbox(), NOW)).toBeUndefined()
  })

  describe('command line', () => {
    it.each([
      [['lost']],
      [['list', '--nothing']],
      [['list', '--limit', 'x']],
      [['show']],
      [['show', 'K7Q2']],
      [['show', 'K7Q2-M9XD']],
      [['find']],
      [['rectify', 'K7Q2-M9XD']],
      [['rectify', 'K7Q2-M9XD', '--name', 'Amina']],
      [['restrict']],
      [['audit', 'K7Q2-M9XD']],
      [['done']],
      [['done', 'nothing']],
      [['export']],
      [['erase']],
      [['erase', 'K7Q2']],
      [['backup']],
      [['backup', '-']],
      [['import']],
      [['list', '--email', 'amina@example.com']],
      [['list', 'extra', 'words']],
      [['list', '--quarantined', '--done']],
      [['list', '--quarantined', '--done']],
      [['export', '--json', '--limit', '2']],
      [['purge', '30']],
    ])('rejects the arguments %j with a UsageError', async (args) => {
      const { run } = inbox
      await expect(run(...args)).rejects.toBeInstanceOf(UsageError)
    })

    it('rejects the whole command if one of several references is wrong', async () => {
      const { run, accept, listTexts } = inbox
      const reference = await accept('open')
      await expect(run('done', reference, 'nothing')).rejects.toBeInstanceOf(UsageError)
      expect(await listTexts('list')).toEqual(['open'])
    })
  })

  it('--json: says why a message is quarantined', async () => {
    const { run, accept } = inbox
    await accept('spam', NOW, { quarantinedFor: 'links' })
    const { value } = await run('list', '--quarantined', '--json')
    expect(value).toMatchObject([{ state: 'quarantined', quarantinedFor: 'links' }])
  })
})
