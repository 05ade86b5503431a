import { expect, test } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { NOW, openTestInbox } from '#test/support/test-inbox.ts'
import { recordErasures } from '../team/erasure.ts'

const DAY = 86_400_000

describeEngines('inbox', (engine) => {
  const it = test.extend('inbox', () => openTestInbox(engine))

  it('find: lists the messages of a person in any state, by address and by reference', async ({ inbox }) => {
    const { run, accept, acceptFrom } = inbox
    const quarantined = await accept('spam', NOW, { quarantinedFor: 'links' })
    const done = await accept('done', NOW + 1)
    await run('done', done)
    const other = await acceptFrom('ada@example.com')
    const { value, error } = await run('find', 'Amina <AMINA@example.com>')
    expect(value).toMatchObject([{ reference: quarantined }, { reference: done }])
    expect(error).toBe('')
    expect((await run('find', other.toLowerCase())).value).toMatchObject([{ reference: other }])
    expect((await run('export', '--json', other)).value).toMatchObject([{ reference: other }])
  })

  it.for([
    ['Zubaidatu@Example.org', 'zubaidatu@example.ORG'],
    ['ỌLÁ@exámple.ng', 'ỌLÁ@exámple.ng'],
    ['İbrahim@münchen.example', 'Ibrahim Bello <ibrahim@xn--mnchen-3ya.example>'],
  ])(
    'find, export and erase: find the messages of %s by the spelling %s',
    async ([stored = '', asked = ''], { inbox }) => {
      const { run, acceptFrom } = inbox
      const kept = await acceptFrom('amina@example.com')
      const reference = await acceptFrom(stored)
      expect((await run('export', '--json', asked)).value).toMatchObject([{ reference }])
      const value = { count: 1, references: [reference] }
      expect(await run('erase', asked)).toEqual({ text: `1 message erased.\n${reference}`, value, error: '' })
      const error = `No message has the reference or address ${asked}.`
      for (const command of [['export', '--json'], ['export', '--csv'], ['find'], ['erase']])
        expect(await run(...command, asked)).toMatchObject({ error })
      expect((await run('export', '--json')).value).toMatchObject([{ reference: kept }])
    },
  )

  it('erase: accepts references and addresses in one command', async ({ inbox: { run, acceptFrom } }) => {
    const references = []
    for (const name of ['first', 'second', 'Second']) references.push(await acceptFrom(`${name}@Example.com`))
    const kept = await acceptFrom('third@example.com')
    const asked = [references[0]?.toLowerCase() ?? '', 'second@example.com', 'K7Q2-M9XD']
    const { value, error } = await run('erase', ...asked)
    expect(value).toEqual({ count: 3, references: expect.arrayContaining(references) })
    expect(error).toBe('No message has the reference or address K7Q2-M9XD.')
    expect((await run('export', '--json')).value).toMatchObject([{ reference: kept }])
  })

  it('purge: waits until a suspect clock is said to be right, which dates rows of the future', async ({
    inbox,
  }) => {
    const { run, accept, listTexts, database } = inbox
    await accept('old', NOW - 31 * DAY)
    await accept('of a clock ahead', NOW + 800 * DAY)
    await recordErasures(database, [{ reference: 'ERASED', erased_at: NOW + 800 * DAY }])
    await expect(run('purge')).rejects.toThrow(
      /^Nothing was erased, because the clock is more than a day behind .* purge --clock-is-right\.$/,
    )
    expect(await listTexts('list')).toEqual(['old', 'of a clock ahead'])
    expect((await run('purge', '--clock-is-right')).value).toEqual({ count: 1 })
    const received = new Date(NOW).toISOString()
    expect((await run('list')).value).toMatchObject([{ message: 'of a clock ahead', received }])
    expect(await database.selectFrom('erasures').select('erased_at').execute()).toEqual([{ erased_at: NOW }])
    expect((await run('purge')).value).toEqual({ count: 0 })
  })

  it('rectify: replaces fields by the rules of the form, also in a mail that waits', async ({ inbox }) => {
    const { run, accept, claim } = inbox
    const reference = await accept('wrong')
    const options = ['--name', ' Ade\u0301 ', '--email', 'ade@example.com', '--message', 'right']
    await run('rectify', reference, ...options)
    const entry = {
      name: 'Ad\u00e9',
      email: 'ade@example.com',
      service: 'Data Engineering',
      message: 'right',
    }
    expect((await run('show', reference)).value).toMatchObject(entry)
    expect((await claim()).message).toMatchObject(entry)
  })

  it('rectify: changes nothing if a value is invalid', async ({ inbox: { run, accept, listTexts } }) => {
    const reference = await accept('text')
    const rectifying = run('rectify', reference, '--email', 'ade', '--message', 'changed')
    await expect(rectifying).rejects.toThrow('Enter the full email address')
    expect(await listTexts('list')).toEqual(['text'])
  })

  it('restrict: keeps a message, but does not list, show, export or mail it until it is lifted', async ({
    inbox,
  }) => {
    const { run, accept, claim, listTexts, store } = inbox
    const reference = await accept('in dispute')
    await run('restrict', reference)
    const commands = ['list', 'list --all', 'list --restricted', `show ${reference}`]
    const people = ['find amina@example.com', 'export --csv', 'export --json amina@example.com']
    const printed = await Promise.all([...commands, ...people].map((command) => run(...command.split(' '))))
    expect(JSON.stringify(printed)).not.toMatch(/in dispute|amina/i)
    expect(printed[0]?.text).toBe('No messages.\n1 restricted: list --restricted')
    expect(printed[2]?.value).toMatchObject([{ reference, state: 'restricted' }])
    expect(printed[3]?.error).toContain(reference)
    expect(printed[6]?.error).toContain(reference)
    await run('retry', reference)
    expect(await store.claim(NOW)).toEqual([])

    await run('unrestrict', reference)
    expect(await listTexts('list')).toEqual(['in dispute'])
    expect((await claim()).message.reference).toBe(reference)
  })

  it('restrict: does not release a quarantined message', async ({ inbox }) => {
    const { run, accept, store } = inbox
    const reference = await accept('spam', NOW, { quarantinedFor: 'links' })
    await run('restrict', reference)
    expect((await run('release', reference)).error).toBe(`${reference} is not quarantined.`)
    await run('unrestrict', reference)
    expect(await store.claim(NOW)).toEqual([])
  })

  it('unrestrict: does not send a mail twice that was sent before the restriction', async ({ inbox }) => {
    const { run, accept, claim, store } = inbox
    const reference = await accept('sent')
    await store.markSent(await claim(), NOW)
    await run('restrict', reference)
    await run('unrestrict', reference)
    expect(await store.claim(NOW)).toEqual([])
  })
})
