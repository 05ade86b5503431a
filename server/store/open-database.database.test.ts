import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createNewerVersion, describeEngines, openForTest } from '#test/support/database-engines.ts'
import { storeMessage, submissionOf, validMessage } from '#test/support/messages.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import { OperatorError } from '../operator-error.ts'
import { openDatabase } from './open-database.ts'
import { queueNotification } from './outbox.ts'
import { nameHosts, splitHosts } from './postgres-url.ts'

describeEngines('openDatabase', (engine) => {
  it('opens the tables of a newer release, and stores a message with the default of the new column', async () => {
    const address = await engine.newAddress()
    await createNewerVersion(address)
    const database = await openForTest(address)
    const reference = await storeMessage(createMessageRepository(database), submissionOf('later'), 1)
    const { rows } = await sql`select reference, message, pager from messages`.execute(database)
    expect(rows).toEqual([{ reference, message: 'later', pager: '' }])
    for (const access of ['read', 'write', 'migrate'] as const)
      await (await openDatabase(address, { access })).destroy()
  })

  it.each(['create', 'migrate', 'read', 'write'] as const)(
    'rejects with access "%s" the tables of a release that does not follow on this one',
    async (access) => {
      const address = await engine.newAddress()
      await createNewerVersion(address, '000-of-a-branch')
      const opening = openDatabase(address, { access })
      await expect(opening).rejects.toBeInstanceOf(OperatorError)
      await expect(opening).rejects.toThrow(/^DATABASE_URL: .*another release/)
      await (await openDatabase(address, { access: 'copy' })).destroy()
    },
  )

  it('migrates a new database once when two connections open it at the same time, and both see the same rows', async () => {
    const address = await engine.newAddress()
    const [first, second] = await Promise.all([openForTest(address), openForTest(address)])
    const row = { ...validMessage, reference: 'A', accepted_at: 1, fingerprint: '' }
    await first.insertInto('messages').values(row).execute()
    expect(await second.selectFrom('messages').select('reference').execute()).toEqual([{ reference: 'A' }])
    const migrations = sql<{ name: string }>`select name from kysely_migration order by name`
    const { rows } = await migrations.execute(first)
    const files = readdirSync(new URL('migrations', import.meta.url)).filter((file) => /^\d/.test(file))
    expect(rows.map(({ name }) => `${name}.ts`)).toEqual(files.sort())
  })

  it.each(['read', 'write', 'copy'] as const)(
    'rejects a missing database when opened with access "%s"',
    async (access) => {
      const address = await engine.newAddress()
      const sentence = /^DATABASE_URL: (there is no store at \/\S+|127\.0\.0\.1:\d+ contains no store); .+$/
      for (let turn = 0; turn < 2; turn++)
        await expect(openDatabase(address, { access })).rejects.toThrow(sentence)
    },
  )

  it('returns a database that rolls back a failed transaction', async () => {
    const database = await engine.open()
    const failing = database.transaction().execute(async (transaction) => {
      await transaction.updateTable('probes').set({ written_at: 7 }).execute()
      await queueNotification(transaction, 'none', 0)
    })
    await expect(failing).rejects.toThrow(/foreign key/i)
    const probe = await database.selectFrom('probes').select('written_at').executeTakeFirstOrThrow()
    expect(probe.written_at).not.toBe(7)
  })
})

it('openDatabase: omits the password of PostgreSQL from the error when the server is unreachable', async () => {
  const opening = openDatabase({ engine: 'postgres', url: 'postgres://site:secret@127.0.0.1:1/contact' })
  const error = /^DATABASE_URL: 127\.0\.0\.1:1 cannot be opened and written \(ECONNREFUSED\)$/
  await expect(opening).rejects.toThrow(error)
})

const urlOf = (hosts: string) => `postgres://a:p%40s@${hosts}/site?target_session_attrs=read-write`

it.each([
  ['postgres://a@db/site', ['postgres://a@db/site'], 'db'],
  ['postgres://db:1/site?sslmode=require', ['postgres://db:1/site?sslmode=require'], 'db:1'],
  [urlOf('db-1:5432,db-2,[::1]:7'), ['db-1:5432', 'db-2', '[::1]:7'].map(urlOf), 'db-1:5432,db-2,[::1]:7'],
])('splitHosts: returns one URL for each host of %s', (url, urls, names) => {
  expect(splitHosts(url)).toEqual(urls)
  expect(nameHosts(url)).toBe(names)
})
