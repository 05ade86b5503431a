import { beforeEach, expect, it } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { submissionOf } from '#test/support/messages.ts'
import { openTestInbox, type TestInbox } from '#test/support/test-inbox.ts'
import { createLog } from '../log.ts'
import { createSpamFilter, type SpamFilter } from './spam-filter.ts'

const human = { honeypot: '', fillSeconds: 40, isWithoutBrowser: false }
const log = createLog('silent')
const OFFER =
  'Our choir sings at weddings and birthdays. We know forty songs in six languages, and we bring our own drums.'
const SPAM = 'Grow fast on Instagram: buy real followers and likes today, cheap prices'

describeEngines('spam filter', (engine) => {
  let inbox: TestInbox
  let servers: SpamFilter[]
  const score = (filter: SpamFilter, text: string) => filter.score(submissionOf(text).message, human)

  beforeEach(async () => {
    inbox = await openTestInbox(engine)
    servers = [1, 2].map(() => createSpamFilter({ database: inbox.database, log }))
  })

  it('learns in every server what inbox spam and inbox release have labelled', async () => {
    const offer = await inbox.accept(OFFER)
    const spam = await inbox.accept(SPAM, undefined, { quarantinedFor: 'text' })
    for (const server of servers)
      expect(await Promise.all([score(server, OFFER), score(server, SPAM)])).toEqual([
        undefined,
        expect.any(String),
      ])
    await inbox.run('spam', offer)
    await inbox.run('release', spam)
    for (const server of servers) {
      await server.refresh()
      expect(await Promise.all([score(server, OFFER), score(server, SPAM)])).toEqual([
        expect.any(String),
        undefined,
      ])
    }
  })

  it('forgets a label when its message is erased', async () => {
    const offer = await inbox.accept(OFFER)
    const [server] = servers as [SpamFilter]
    await inbox.run('spam', offer)
    await server.refresh()
    expect(await score(server, OFFER)).toBeDefined()
    await inbox.database.deleteFrom('messages').where('reference', '=', offer).execute()
    expect(await inbox.database.selectFrom('spam_labels').selectAll().execute()).toEqual([])
    await server.refresh()
    expect(await score(server, OFFER)).toBeUndefined()
  })

  it('keeps the last score after an error of the database', async () => {
    const [server] = servers as [SpamFilter]
    await inbox.run('spam', await inbox.accept(OFFER))
    await server.refresh()
    await inbox.database.schema.dropTable('spam_labels').execute()
    await server.refresh()
    expect(await score(server, OFFER)).toBeDefined()
  })
})
