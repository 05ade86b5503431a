import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, test } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { NOW, openTestInbox } from '#test/support/test-inbox.ts'
import { readConfig } from '../settings.ts'
import { STUCK_AFTER_MS } from '../store/outbox.ts'
import { findMailFault } from './status.ts'

const DAY_MS = 86_400_000

describeEngines('inbox status', (engine) => {
  const it = test.extend('inbox', () => openTestInbox(engine))

  it('prints ok, where mails go without a mail server, and the routes', async ({
    inbox: { run, config },
  }) => {
    expect(await run('status')).toMatchObject({
      text: 'ok\nSMTP_URL is not set: mails are written to /nowhere.',
      isFault: false,
    })
    config.mail.smtpUrl = 'smtp://localhost'
    expect(await run('status')).toMatchObject({ text: 'ok', value: { status: 'ok', faults: [] } })
    config.mailRoutes = readConfig({ MAIL_ROUTES: 'subject:demo=a@example.com,b@example.com' }).mailRoutes
    expect((await run('status')).text).toBe(
      'ok\nsubject:demo: a@example.com, b@example.com\nMAIL_TO: team@localhost',
    )
  })

  it('prints as JSON what a monitor watches', async ({ inbox: { run, accept, address, database } }) => {
    const unused = {
      openMessages: 0,
      keptAsideSinceYesterday: 0,
      waitingMails: 0,
      oldestMailAt: null,
      lastCopyAt: null,
      eventLoopP99Ms: null,
    }
    expect((await run('status')).value).toMatchObject(unused)
    await accept('first', NOW - 1_000)
    await accept('second')
    await accept('spam', NOW - DAY_MS, { quarantinedFor: 'links' })
    await accept('spam again', NOW, { quarantinedFor: 'links' })
    await run('done', await accept('answered'))
    await database.updateTable('probes').set({ event_loop_p99_ms: 7 }).execute()
    if (address.engine === 'sqlite') await run('backup', join(temporaryFolder(), 'copy'))
    expect((await run('status')).value).toMatchObject({
      openMessages: 2,
      keptAsideSinceYesterday: 1,
      waitingMails: 2,
      oldestMailAt: new Date(NOW - 1_000).toISOString(),
      eventLoopP99Ms: 7,
      lastCopyAt: address.engine === 'sqlite' ? new Date(NOW).toISOString() : null,
      ...(address.engine === 'sqlite' && { freeBytes: expect.any(Number) }),
    })
  })

  it('prints one line for each fault, without personal data', async ({ inbox }) => {
    const { run, accept, claim, store, database } = inbox
    await accept('about the clinic')
    await store.markDead(await claim(), NOW, 'EENVELOPE 550')
    const succeeded_at = NOW - 28 * 3_600_000
    await database.insertInto('jobs').values({ name: 'purge', due_at: NOW, succeeded_at }).execute()
    const faults = [
      'The mail server refuses a mail to the team.',
      'Expired messages are not erased: check the clock and RETENTION_DAYS, then run inbox purge.',
    ]
    expect(await run('status')).toMatchObject({
      text: ['fault', ...faults].join('\n'),
      value: { status: 'fault', faults },
      isFault: true,
    })
    expect((await run('audit')).value).toEqual([])
  })

  it('says that messages cannot be stored if the table of messages refuses them', async ({ inbox }) => {
    await sql`alter table messages rename to away`.execute(inbox.database)
    const { text } = await inbox.run('status')
    expect(text.split('\n').slice(0, 2)).toEqual(['fault', 'Messages cannot be stored.'])
  })

  it('asks DNS for the mail records of the sender with --dns alone', async ({ inbox: { run, dns } }) => {
    const { text } = await run('status', '--dns')
    for (const record of ['SPF', 'DKIM', 'DMARC']) expect(text).toContain(record)
    dns.resolve = () => Promise.reject(Object.assign(new Error(), { code: 'ETIMEOUT' }))
    expect((await run('status', '--dns')).text).toMatch(/^fault\nDNS gives no answer/)
    expect(await run('status')).toMatchObject({ isFault: false })
  })
})

const NOTHING = /^undefined$/

it.each([
  ['of an empty outbox', {}, NOTHING],
  ['of a mail that has waited for the maximum time', { oldestQueuedAt: NOW - STUCK_AFTER_MS }, NOTHING],
  ['of a mail that has waited longer', { oldestQueuedAt: NOW - STUCK_AFTER_MS - 1 }, /waited for too long/],
  ['of a daily mail two days ago', { listedAt: NOW - 2 * DAY_MS }, NOTHING],
  ['of a daily mail longer ago', { listedAt: NOW - 2 * DAY_MS - 1 }, /daily mail is overdue/],
  ['after the clock was set back', { oldestQueuedAt: NOW + DAY_MS, listedAt: NOW + DAY_MS }, NOTHING],
  ['of an unanswered mail', { isUnanswered: true, dead: 1 }, /ends the connection without an answer/],
  ['of a refused login', { isLoginRefused: true }, /refuses the user or the password of SMTP_URL/],
  ['of a dead mail', { dead: 1 }, /^The mail server refuses a mail/],
])('findMailFault: says what is wrong, or nothing, %s', (_, outbox, fault) => {
  expect(String(findMailFault(outbox, NOW))).toMatch(fault)
})
