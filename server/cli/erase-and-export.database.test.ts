import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { CONTACT_FIELDS } from '#contact/fields.ts'
import { describeEngines } from '#test/support/database-engines.ts'
import { submissionOf } from '#test/support/messages.ts'
import { NOW, openTestInbox, type TestInbox } from '#test/support/test-inbox.ts'
import { LogNotEmptiedError, recordErasures } from '../team/erasure.ts'
import { createInbox } from '../team/inbox.ts'
import { createPersonalData } from '../team/personal-data.ts'
import { runCommand } from './commands.ts'
import { parseCommand } from './parse-command.ts'

const DAY = 86_400_000

describeEngines('inbox', (engine) => {
  let inbox: TestInbox
  beforeEach(async () => {
    inbox = await openTestInbox(engine)
  })

  it.each([
    ['Zubaidatu@Example.org', 'zubaidatu@example.ORG'],
    ['ỌLÁ@exámple.ng', 'ỌLÁ@exámple.ng'],
    ['İbrahim@münchen.example', 'Ibrahim Bello <ibrahim@xn--mnchen-3ya.example>'],
  ])('export and erase: find the messages of %s by the spelling %s', async (stored, asked) => {
    const { run, acceptFrom } = inbox
    const kept = await acceptFrom('amina@example.com')
    const reference = await acceptFrom(stored)
    expect((await run('export', '--json', '--email', asked)).value).toMatchObject([{ reference }])
    expect(await run('erase', asked)).toEqual({
      text: `1 message erased.\n${reference}`,
      value: { count: 1, references: [reference] },
      notFound: false,
    })
    expect(await run('erase', asked)).toEqual({
      text: '0 messages erased.',
      value: { count: 0, references: [] },
      notFound: `No message has the reference or address ${asked}.`,
    })
    for (const command of [['export', '--json', '--email'], ['export', '--csv'], ['find']])
      expect((await run(...command, asked)).notFound).toBe(
        `No message has the reference or address ${asked}.`,
      )
    expect((await run('export', '--json')).value).toMatchObject([{ reference: kept }])
  })

  it('erase: accepts references and addresses in one command', async () => {
    const { run, acceptFrom } = inbox
    const first = await acceptFrom('first@example.com')
    const second = await acceptFrom('second@example.com')
    const third = await acceptFrom('Second@Example.com')
    const kept = await acceptFrom('third@example.com')
    const { value, notFound } = await run('erase', first.toLowerCase(), 'second@example.com', 'K7Q2-M9XD')
    expect(value).toEqual({ count: 3, references: expect.arrayContaining([first, second, third]) })
    expect(notFound).toBe('No message has the reference or address K7Q2-M9XD.')
    expect((await run('export', '--json')).value).toMatchObject([{ reference: kept }])
  })

  it('erase: lists the erased references even if the write-ahead log could not be truncated', async () => {
    const { acceptFrom, database } = inbox
    const reference = await acceptFrom('ada@example.com')
    const operations = createPersonalData({ database, mailDirectory: '/nowhere', retentionDays: 30 })
    const erase = async () => {
      throw new LogNotEmptiedError('Messages erased: 1')
    }
    const erasing = runCommand(parseCommand(['erase', 'ada@example.com']), {
      inbox: createInbox({ database }),
      personalData: { ...operations, erase },
      record: async () => {},
      backUp: async () => 0,
      importFrom: async () => ({ added: 0, known: 0, erased: 0 }),
      moveTo: async () => 0,
      findStatus: async () => ({ faults: [] }),
    })
    await expect(erasing).rejects.toThrow(`run the command again. They were: ${reference}`)
  })

  it('purge: erases expired messages', async () => {
    const { run, accept, listTexts } = inbox
    await accept('old', NOW - 31 * DAY)
    await accept('new', NOW - 29 * DAY)
    expect((await run('purge')).value).toEqual({ count: 1 })
    expect(await listTexts('list')).toEqual(['new'])
  })

  it('purge: erases nothing if its line in the audit log cannot be written', async () => {
    const { run, accept, database } = inbox
    await accept('old', NOW - 31 * DAY)
    await sql`alter table audit rename to lost`.execute(database)
    await expect(run('purge')).rejects.toThrow()
    expect(await database.selectFrom('messages').select('message').execute()).toEqual([{ message: 'old' }])
  })

  it('purge: waits until the operator says that a suspect clock is right, which dates rows of the future', async () => {
    const { run, accept, listTexts, database } = inbox
    await accept('old', NOW - 31 * DAY)
    await accept('of a clock ahead', NOW + 800 * DAY)
    await recordErasures(database, [{ reference: 'ERASED', erased_at: NOW + 800 * DAY }])
    expect(await run('purge')).toMatchObject({
      value: { count: 0 },
      notFound: expect.stringMatching(
        /^Nothing was erased, because the clock is more than a day behind .* purge --clock-is-right\.$/,
      ),
    })
    expect(await listTexts('list')).toEqual(['old', 'of a clock ahead'])
    expect((await run('purge', '--clock-is-right')).value).toEqual({ count: 1 })
    expect((await run('list')).value).toMatchObject([
      { message: 'of a clock ahead', received: new Date(NOW).toISOString() },
    ])
    expect(await database.selectFrom('erasures').select('erased_at').execute()).toEqual([{ erased_at: NOW }])
    expect((await run('purge')).notFound).toBeUndefined()
  })

  it('export --csv: escapes cells that a spreadsheet would run as a formula', async () => {
    const { run, store } = inbox
    const message = {
      ...submissionOf('a "quoted", text\nof two lines').message,
      name: '=HYPERLINK("http://x")',
    }
    await store.accept({ ...submissionOf(), message }, NOW)
    const { text } = await run('export', '--csv')
    const [header, ...rest] = text.split('\r\n')
    expect(header).toBe(
      `\uFEFFreference,received,state,${CONTACT_FIELDS.join()},quarantinedFor,mail,mailAttempts,lastMailFailure,takenBy,takenAt`,
    )
    expect(rest.join('\r\n')).toContain(`"'=HYPERLINK(""http://x"")",amina@example.com`)
    expect(rest.join('\r\n')).toContain('"a ""quoted"", text\nof two lines"')
  })
})
