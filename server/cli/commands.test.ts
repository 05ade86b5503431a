import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { submissionOf } from '#test/support/messages.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import type { DatabaseAddress } from '../config-values.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Database } from '../database/schema.ts'
import { LogNotEmptiedError } from '../messages/erasure.ts'
import type { ContactStore, Submission } from '../messages/message.ts'
import { createDatabaseStore } from '../messages/message-repository.ts'
import { findMailFault } from '../notifications/mail-fault.ts'
import { backUp } from './backup.ts'
import { runCommand } from './commands.ts'
import { importMessages } from './import-messages.ts'
import { createInbox, type Entry } from './inbox.ts'
import { parseCommand, UsageError } from './parse-command.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 21, 9, 30)

describeEngines('the inbox', (engine) => {
  let address: DatabaseAddress
  let database: Database
  let store: ContactStore
  beforeEach(async () => {
    address = await engine.newAddress()
    database = await openDatabase(address)
    onTestFinished(() => database.destroy())
    store = createDatabaseStore(database)
  })

  const run = async (...args: string[]) =>
    runCommand(parseCommand(args), {
      inbox: createInbox({ database, mailDirectory: '/nowhere', retentionDays: 30, now: () => NOW }),
      backUp: (file) => backUp(database, address, file),
      importFrom: (other) => importMessages(database, other),
      width: undefined,
    })

  async function accept(text: string, at = NOW, rest: Partial<Submission> = {}): Promise<string> {
    const acceptance = await store.accept(submissionOf(text, rest), at)
    if (acceptance.outcome === 'conflict') throw new Error('conflict')
    return acceptance.reference
  }

  const collectStrings = async (...args: string[]) =>
    ((await run(...args)).value as Entry[]).map(({ message }) => message)

  it('lists what is open, the newest last, and says how much is set aside', async () => {
    await accept('second', NOW + 1)
    const first = await accept('first\nline')
    await accept('spam', NOW, { quarantinedFor: 'links' })
    expect(await collectStrings('list')).toEqual(['first\nline', 'second'])
    expect(await collectStrings('list', '--limit', '1')).toEqual(['second'])
    expect(await collectStrings('list', '--aside')).toEqual(['spam'])
    expect(await collectStrings('list', '--all')).toHaveLength(3)
    const { text } = await run('list')
    expect(text.split('\n')[1]).toBe(
      `${first}  2026-11-21 09:30  Amina Bello  Data Engineering  mail pending  first line`,
    )
    expect(text).toContain('1 set aside as spam')
    await run('done', first)
    expect(await collectStrings('list')).toEqual(['second'])
    expect(await collectStrings('list', '--done')).toEqual(['first\nline'])
  })

  it('shows one message in full, however its reference is typed', async () => {
    const reference = await accept('long text\n\nwith lines')
    for (const typed of [
      reference,
      reference.toLowerCase(),
      reference.replace('-', ''),
      reference.replace('-', ' '),
    ]) {
      const { text } = await run('show', typed)
      expect(text).toContain('amina@example.com')
      expect(text).toMatch(/\n\nlong text\n\nwith lines$/)
    }
  })

  it('sends a suspect on once it is released, and only then', async () => {
    const reference = await accept('no spam at all', NOW, { quarantinedFor: 'links' })
    expect(await store.claimNext(NOW)).toBeUndefined()
    expect((await run('release', reference)).value).toEqual([{ reference, ok: true }])
    expect((await run('release', reference)).value).toEqual([{ reference, ok: false }])
    expect((await store.claimNext(NOW))?.message.reference).toBe(reference)
    expect(await collectStrings('list', '--aside')).toEqual([])
  })

  it('lets dead and waiting mails go again', async () => {
    for (const text of ['dead', 'waiting', 'sent']) await accept(text)
    const [dead, waiting, sent] = [
      await store.claimNext(NOW),
      await store.claimNext(NOW),
      await store.claimNext(NOW),
    ]
    if (!dead || !waiting || !sent) throw new Error('not due')
    await store.markDead(dead, NOW, 'EENVELOPE 550')
    await store.postpone(waiting, NOW + 900_000, 'ECONNECTION')
    await store.markSent(sent, NOW)
    expect(findMailFault(await store.outbox(), NOW)).toBeDefined()
    expect((await run('retry', dead.message.reference)).value).toEqual({ count: 1 })
    expect((await run('retry')).value).toEqual({ count: 2 })
    expect(findMailFault(await store.outbox(), NOW)).toBeUndefined()
    expect(
      [await store.claimNext(NOW), await store.claimNext(NOW), await store.claimNext(NOW)].filter(Boolean),
    ).toHaveLength(2)
  })

  it('settles with done what the relay refuses for good, and lists it until then', async () => {
    const reference = await accept('refused')
    const taken = await store.claimNext(NOW)
    if (!taken) throw new Error('not due')
    await store.markDead(taken, NOW, 'EMESSAGE 554')
    expect((await run('list')).text).toContain('mail dead')
    expect(findMailFault(await store.outbox(), NOW)).toBeDefined()
    await run('done', reference)
    expect(findMailFault(await store.outbox(), NOW)).toBeUndefined()
    expect((await run('show', reference)).text).toContain('EMESSAGE 554')
  })

  it('list: says where the relay took a notice in place of the mail', async () => {
    const reference = await accept('refused')
    const taken = await store.claimNext(NOW)
    if (!taken) throw new Error('not due')
    await store.markSent(taken, NOW, 'EMESSAGE 554, notice')
    expect((await run('list')).text).toContain('notice sent')
    expect((await run('show', reference)).text).toContain('EMESSAGE 554, notice')
    expect(findMailFault(await store.outbox(), NOW)).toBeUndefined()
  })

  const acceptFrom = (email: string) =>
    accept(`from ${email}`, NOW, { message: { ...submissionOf(`from ${email}`).message, email } })

  it.each([
    ['Zubaidatu@Example.org', 'zubaidatu@example.ORG'],
    ['ỌLÁ@exámple.ng', 'ỌLÁ@exámple.ng'],
    ['İbrahim@münchen.example', 'Ibrahim Bello <ibrahim@xn--mnchen-3ya.example>'],
  ])('exports and erases the messages of %s when asked for %s', async (stored, asked) => {
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
      notFound: 'No such message, and none of this address.',
    })
    expect((await run('export', '--json', '--email', asked)).notFound).toBe('No message of this address.')
    expect((await run('export', '--json')).value).toMatchObject([{ reference: kept }])
  })

  it('erases by reference, several at once', async () => {
    const first = await acceptFrom('first@example.com')
    const second = await acceptFrom('second@example.com')
    const third = await acceptFrom('Second@Example.com')
    const kept = await acceptFrom('third@example.com')
    const { value } = await run('erase', first.toLowerCase(), 'second@example.com')
    expect(value).toEqual({ count: 3, references: expect.arrayContaining([first, second, third]) })
    expect((await run('export', '--json')).value).toMatchObject([{ reference: kept }])
  })

  it('names what it erased also where the log of the database could not be emptied', async () => {
    const reference = await acceptFrom('ada@example.com')
    const inbox = createInbox({ database, mailDirectory: '/nowhere', retentionDays: 30 })
    const erase = async () => {
      throw new LogNotEmptiedError(1)
    }
    const erasing = runCommand(parseCommand(['erase', 'ada@example.com']), {
      inbox: { ...inbox, erase },
      backUp: async () => {},
      importFrom: async () => ({ added: 0, known: 0 }),
      width: undefined,
    })
    await expect(erasing).rejects.toThrow(`run the command again. They were: ${reference}`)
  })

  it('purges what expired', async () => {
    await accept('old', NOW - 31 * DAY)
    await accept('new', NOW - 29 * DAY)
    expect((await run('purge')).value).toEqual({ count: 1 })
    expect(await collectStrings('list')).toEqual(['new'])
  })

  it('exports what no spreadsheet takes for a formula', async () => {
    const message = {
      ...submissionOf('a "quoted", text\nof two lines').message,
      name: '=HYPERLINK("http://x")',
    }
    await store.accept({ ...submissionOf(), message }, NOW)
    const { text } = await run('export', '--csv')
    const [header, ...rest] = text.split('\r\n')
    expect(header).toBe(
      '\uFEFFreference,received,state,name,email,service,message,setAsideFor,mail,mailAttempts,lastMailFailure',
    )
    expect(rest.join('\r\n')).toContain(`"'=HYPERLINK(""http://x"")",amina@example.com`)
    expect(rest.join('\r\n')).toContain('"a ""quoted"", text\nof two lines"')
    expect((await run('export', '--json', '--email', 'nobody@example.com')).value).toEqual([])
    expect((await run('export', '--json', '--email', 'AMINA@example.com')).value).toHaveLength(1)
  })

  it('copies the store while it is used, and the copy opens', async () => {
    const reference = await accept('keep me')
    const file = join(temporaryFolder(), 'copy')
    await run('backup', file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(file).size).toBeGreaterThan(0)
    if (address.engine === 'sqlite') {
      const copy = new DatabaseSync(file, { readOnly: true })
      expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
      expect(copy.prepare('select reference from messages').all()).toEqual([{ reference }])
      copy.close()
    }
    await expect(run('backup', file)).rejects.toThrow('exists already')
    await expect(run('backup', `${file}s/copy`)).rejects.toThrow(/copys cannot be written \(ENOENT\)/)
  })

  it('takes the place of what a killed copy left, and leaves nothing where it fails', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'copy')
    writeFileSync(`${file}.part`, 'half a copy')
    const closed = await openDatabase(address)
    await closed.destroy()
    const missing =
      address.engine === 'sqlite' ? address : { ...address, url: address.url.replace(/\w+$/, 'missing') }
    await expect(backUp(closed, missing, file)).rejects.toThrow()
    expect(readdirSync(folder)).toEqual([])
    writeFileSync(`${file}.part`, 'half a copy')
    await run('backup', file)
    expect(readdirSync(folder)).toEqual(['copy'])
  })

  describe('a wrong command', () => {
    it.each([
      [[]],
      [['lost']],
      [['list', '--nothing']],
      [['list', '--limit', 'x']],
      [['show']],
      [['show', 'K7Q2']],
      [['show', 'K7Q2-M9XD']],
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
      [['list', '--aside', '--done']],
      [['export', '--json', '--limit', '2']],
      [['purge', '30']],
    ])('%j says how it is written', async (args) => {
      await expect(run(...args)).rejects.toBeInstanceOf(UsageError)
    })

    it('touches nothing when one of its references is wrong', async () => {
      const reference = await accept('open')
      await expect(run('done', reference, 'nothing')).rejects.toBeInstanceOf(UsageError)
      expect(await collectStrings('list')).toEqual(['open'])
    })
  })
})
