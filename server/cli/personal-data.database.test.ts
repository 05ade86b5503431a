import { beforeEach, describe, expect, it } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { NOW, openTestInbox, type TestInbox } from '#test/support/test-inbox.ts'
import { findUnreported } from '../team/quarantine.ts'
import { UsageError } from './parse-command.ts'

describeEngines('inbox', (engine) => {
  let inbox: TestInbox
  beforeEach(async () => {
    inbox = await openTestInbox(engine)
  })

  it('find: lists the messages of a person in any state, by address and by reference', async () => {
    const { run, accept, acceptFrom } = inbox
    const quarantined = await accept('spam', NOW, { quarantinedFor: 'links' })
    const done = await accept('done', NOW + 1)
    await run('done', done)
    const other = await acceptFrom('ada@example.com')
    const { value, notFound } = await run('find', 'Amina <AMINA@example.com>')
    expect(value).toMatchObject([{ reference: quarantined }, { reference: done }])
    expect(notFound).toBe(false)
    expect((await run('find', other.toLowerCase())).value).toMatchObject([{ reference: other }])
    expect((await run('export', '--json', other)).value).toMatchObject([{ reference: other }])
  })

  it('done: removes a quarantined message from the list, the count and the next digest', async () => {
    const { run, accept, listTexts, database } = inbox
    const reference = await accept('spam', NOW, { quarantinedFor: 'links' })
    await run('done', reference)
    expect(await listTexts('list', '--quarantined')).toEqual([])
    expect((await run('list')).text).toBe('No messages.')
    expect(await findUnreported(database, 10)).toEqual({ messages: [], total: 0 })
    expect((await run('list', '--done')).value).toMatchObject([{ reference, state: 'done' }])
    await run('release', reference)
    expect((await run('list')).value).toMatchObject([{ reference, state: 'open', mail: 'pending' }])
  })

  describe('rectify', () => {
    it('replaces fields by the rules of the form, also in a mail that waits', async () => {
      const { run, accept, store } = inbox
      const reference = await accept('wrong')
      await run(
        'rectify',
        reference,
        '--name',
        ' Ade\u0301 ',
        '--email',
        'ade@example.com',
        '--message',
        'right',
      )
      const entry = {
        name: 'Ad\u00e9',
        email: 'ade@example.com',
        service: 'Data Engineering',
        message: 'right',
      }
      expect((await run('show', reference)).value).toMatchObject(entry)
      expect((await store.claim(NOW))?.message).toMatchObject(entry)
    })

    it('changes nothing if a value is invalid', async () => {
      const { run, accept, listTexts } = inbox
      const reference = await accept('text')
      const rectifying = run('rectify', reference, '--email', 'ade', '--message', 'changed')
      await expect(rectifying).rejects.toThrow('Enter the full email address')
      await expect(run('rectify', reference)).rejects.toBeInstanceOf(UsageError)
      expect(await listTexts('list')).toEqual(['text'])
    })
  })

  describe('restrict', () => {
    it('keeps the message, but does not list, show, export or mail it until the restriction is lifted', async () => {
      const { run, accept, listTexts, store } = inbox
      const reference = await accept('in dispute')
      await run('restrict', reference)
      const printed = await Promise.all(
        [
          ['list'],
          ['list', '--all'],
          ['list', '--restricted'],
          ['show', reference],
          ['find', 'amina@example.com'],
          ['export', '--csv'],
          ['export', '--json', 'amina@example.com'],
        ].map((args) => run(...args)),
      )
      expect(JSON.stringify(printed)).not.toMatch(/in dispute|amina/i)
      expect(printed[0]?.text).toBe('No messages.\n1 restricted: list --restricted')
      expect(printed[2]?.value).toMatchObject([{ reference, state: 'restricted' }])
      expect(printed[3]?.notFound).toContain(reference)
      expect(printed[6]?.notFound).toContain(reference)
      await run('retry', reference)
      expect(await store.claim(NOW)).toBeUndefined()

      await run('unrestrict', reference)
      expect(await listTexts('list')).toEqual(['in dispute'])
      expect((await store.claim(NOW))?.message.reference).toBe(reference)
    })

    it('leaves a quarantined message out of the digest, and does not release it', async () => {
      const { run, accept, database, store } = inbox
      const reference = await accept('spam', NOW, { quarantinedFor: 'links' })
      await run('restrict', reference)
      expect(await findUnreported(database, 10)).toEqual({ messages: [], total: 0 })
      expect((await run('release', reference)).notFound).toBe(`${reference} is not quarantined.`)
      await run('unrestrict', reference)
      expect(await store.claim(NOW)).toBeUndefined()
      expect((await findUnreported(database, 10)).messages).toHaveLength(1)
    })

    it('does not send a mail twice that was sent before the restriction', async () => {
      const { run, accept, store } = inbox
      const reference = await accept('sent')
      const claimed = await store.claim(NOW)
      if (!claimed) throw new Error('not due')
      await store.markSent(claimed, NOW)
      await run('restrict', reference)
      await run('unrestrict', reference)
      expect(await store.claim(NOW)).toBeUndefined()
    })

    it('reports messages that do not exist or are already restricted', async () => {
      const { run, accept } = inbox
      const reference = await accept('text')
      await run('restrict', reference)
      const { value, notFound } = await run('restrict', reference, 'K7Q2-M9XD')
      expect(value).toEqual([
        { reference, ok: false },
        { reference: 'K7Q2-M9XD', ok: false },
      ])
      expect(notFound).toContain('does not exist or is already restricted')
    })
  })

  it('audit: lists who ran which command on which messages, without personal data', async () => {
    const { run, acceptFrom } = inbox
    const reference = await acceptFrom('ada@example.com')
    await run('list')
    await run('export', '--csv')
    await run('find', 'ada@example.com')
    await run('rectify', reference, '--email', 'ada.obi@example.com')
    await run('erase', 'ada.obi@example.com')
    const { value, text } = await run('audit', '--limit', '4')
    expect(value).toMatchObject([
      { command: 'export', count: 1, references: [] },
      { command: 'find', count: 1, references: [reference] },
      { command: 'rectify', count: 1, references: [reference] },
      { command: 'erase', count: 1, references: [reference] },
    ])
    expect(text).not.toContain('@')
  })
})
