import { expect, it } from 'vitest'
import { describeEngines, newSqliteAddress } from '#test/support/database-engines.ts'
import { submissionOf } from '#test/support/messages.ts'
import { NOW, openTestInbox } from '#test/support/test-inbox.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import { openDatabase } from '../store/open-database.ts'

const SQLITE = { newAddress: async () => newSqliteAddress(), open: () => openDatabase(newSqliteAddress()) }
const TABLES = ['messages', 'notifications', 'erasures', 'audit', 'secrets'] as const

describeEngines('inbox move', (engine) => {
  it('copies every row, with the keys of links, and only into an empty PostgreSQL database', async () => {
    const inbox = await openTestInbox(SQLITE)
    for (let n = 0; n < 250; n++) await inbox.accept(`message ${n}`)
    await inbox.run('spam', await inbox.accept('spam'))
    await inbox.run('erase', await inbox.accept('erased'))
    const address = await engine.newAddress()
    if (address.engine === 'sqlite') {
      await expect(inbox.run('move', address.path)).rejects.toThrow('like postgres://user@host/database')
      return
    }
    expect((await inbox.run('move', address.url)).text).toMatch(
      /^251 messages moved\. [\s\S]+shred -u '\/.+\.db'\*$/,
    )
    const target = await openDatabase(address)
    const read = (database: typeof target) =>
      Promise.all(TABLES.map((table) => database.selectFrom(table).selectAll().execute()))
    const sorted = (tables: object[][]) =>
      tables.map((rows) => rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort())
    expect(sorted(await read(target))).toEqual(sorted(await read(inbox.database)))
    const store = createMessageRepository(target)
    expect(await store.accept(submissionOf('message 7'), NOW)).toMatchObject({ outcome: 'repeated' })
    await expect(inbox.run('move', address.url)).rejects.toThrow('nothing was moved')
    await store.close()
  })
})
