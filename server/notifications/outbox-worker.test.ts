import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { newSqliteAddress } from '#test/support/database-engines.ts'
import { startMailSink } from '#test/support/mail-sink.ts'
import { submissionOf, validMessage } from '#test/support/messages.ts'
import { createInbox } from '../cli/inbox.ts'
import { openDatabase } from '../database/open-database.ts'
import { createLog } from '../log.ts'
import { type ContactStore, LEASE_MS } from '../messages/message.ts'
import { createDatabaseStore } from '../messages/message-repository.ts'
import { createCounts } from '../metrics/metrics.ts'
import { findMailFault } from './mail-fault.ts'
import type { Mail } from './mail-templates.ts'
import { createMailer, type Mailer, MailFailure } from './mailer.ts'
import { createNotifier, waitAfter } from './outbox-worker.ts'

const WITHIN = { timeout: 10_000, interval: 5 }

/**
 * A running notifier on a new store, with a clock that the test moves.
 * @param changeStore changes what the store does, to make it fail
 */
async function startNotifier(
  send: Mailer['send'],
  changeStore: (store: ContactStore) => Partial<ContactStore> = () => ({}),
) {
  const database = await openDatabase(newSqliteAddress())
  const wholeStore = createDatabaseStore(database)
  const store = { ...wholeStore, ...changeStore(wholeStore) }
  const { counts, registry } = createCounts()
  const inbox = createInbox({ database, mailDirectory: '/nowhere', retentionDays: 1, now: () => clock.now })
  const clock = { now: Date.UTC(2026, 10, 21) }
  const logLines: string[] = []
  const notifier = createNotifier({
    store,
    mailer: { send, close: () => {} },
    counts,
    log: createLog('trace', { write: (line) => logLines.push(line) }),
    now: () => clock.now,
    random: () => 0.5,
  })
  notifier.start()
  onTestFinished(async () => {
    await notifier.stop(0)
    await store.close()
  })
  let count = 0
  const accept = async () => {
    const accepted = await store.accept(submissionOf(`no. ${count++}`), clock.now)
    notifier.wake()
    return accepted.outcome === 'conflict' ? '' : accepted.reference
  }
  const states = () =>
    database.selectFrom('notifications').select(['state', 'attempts', 'due_at', 'last_failure']).execute()
  const wait = (ms: number) => {
    clock.now += ms
    notifier.wake()
  }
  const logged = (text: string) => logLines.filter((line) => line.includes(`"${text}"`)).length
  const metricsText = () => registry.metrics()
  return { notifier, store, inbox, clock, accept, states, wait, logLines, logged, metricsText }
}

describe('the notifier', () => {
  it('sends a mail as soon as a message is accepted, once', async () => {
    const sent: Mail[] = []
    const { accept, states, wait } = await startNotifier(async (mail) => void sent.push(mail))
    const reference = await accept()
    await vi.waitFor(
      async () => expect(await states()).toMatchObject([{ state: 'sent', attempts: 1 }]),
      WITHIN,
    )
    wait(3_600_000)
    await accept()
    await vi.waitFor(() => expect(sent).toHaveLength(2), WITHIN)
    expect(sent[0]?.id).toBe(reference)
  })

  it('waits longer after each failure and never gives a message up while the relay is down', async () => {
    let attempts = 0
    const { accept, states, wait, clock, logLines } = await startNotifier(async () => {
      attempts += 1
      if (attempts <= 12) throw new MailFailure('ECONNECTION', false)
    })
    await accept()
    for (let attempt = 1; attempt <= 12; attempt++) {
      const due_at = clock.now + waitAfter(attempt, 0.5)
      const expected = { state: 'pending', attempts: attempt, due_at, last_failure: 'ECONNECTION' }
      await vi.waitFor(async () => expect(await states()).toEqual([expected]), WITHIN)
      wait(due_at - clock.now)
    }
    await vi.waitFor(
      async () => expect(await states()).toMatchObject([{ state: 'sent', attempts: 13 }]),
      WITHIN,
    )
    expect(logLines.some((line) => line.includes('mail stuck') && line.includes('"level":50'))).toBe(true)
  })

  it('lets a mail die that the relay refuses three times, and raises an alarm', async () => {
    const { accept, states, wait, logLines, logged, store, clock } = await startNotifier(async () => {
      throw new MailFailure('EENVELOPE 550', true)
    })
    await accept()
    for (const attempts of [1, 2]) {
      await vi.waitFor(
        async () => expect(await states()).toMatchObject([{ state: 'pending', attempts }]),
        WITHIN,
      )
      await vi.waitFor(() => expect(logged('mail postponed')).toBe(attempts), WITHIN)
      wait(60_000)
    }
    await vi.waitFor(
      async () => expect(await states()).toMatchObject([{ state: 'dead', attempts: 3 }]),
      WITHIN,
    )
    await vi.waitFor(() => expect(logged('mail dead: the relay refuses it')).toBe(1), WITHIN)
    expect(findMailFault(await store.outbox(), clock.now)).toBeDefined()
    expect(logLines.join('')).not.toMatch(/amina/i)
  })

  it('counts refusals alone, in a row, and anew once somebody says retry', async () => {
    const answers = [false, false, false, true, true, false, true, true, true, true, true, true]
    let attempt = 0
    const { accept, states, wait, clock, inbox, notifier } = await startNotifier(async () => {
      const refused = answers[attempt++]
      throw new MailFailure(refused ? 'EENVELOPE 550' : 'ECONNECTION', refused ?? false)
    })
    const reaches = (expected: { state: string; attempts: number; last_failure: string }) =>
      vi.waitFor(async () => expect(await states()).toMatchObject([expected]), WITHIN)
    const postponed = async (attempts: number, last_failure: string) => {
      const due_at = clock.now + waitAfter(attempts, 0.5)
      await vi.waitFor(
        async () => expect(await states()).toEqual([{ state: 'pending', attempts, due_at, last_failure }]),
        WITHIN,
      )
      wait(due_at - clock.now)
    }
    await accept()
    for (const attempts of [1, 2, 3]) await postponed(attempts, 'ECONNECTION')
    for (const attempts of [4, 5]) await postponed(attempts, `EENVELOPE 550, refusal ${attempts - 3}`)
    await postponed(6, 'ECONNECTION')
    for (const attempts of [7, 8]) await postponed(attempts, `EENVELOPE 550, refusal ${attempts - 6}`)
    await reaches({ state: 'dead', attempts: 9, last_failure: 'EENVELOPE 550, refusal 3' })
    await inbox.retry()
    notifier.wake()
    for (const attempts of [10, 11]) await postponed(attempts, `EENVELOPE 550, refusal ${attempts - 9}`)
    await reaches({ state: 'dead', attempts: 12, last_failure: 'EENVELOPE 550, refusal 3' })
  })

  it('marks a mail that went as sent again and again, so that it does not go twice', async () => {
    const sent: Mail[] = []
    let failures = 3
    const { accept, states, logged } = await startNotifier(
      async (mail) => void sent.push(mail),
      ({ markSent }) => ({
        markSent: (...about) => (failures-- > 0 ? Promise.reject(new Error('locked')) : markSent(...about)),
      }),
    )
    await accept()
    await vi.waitFor(
      async () => expect(await states()).toMatchObject([{ state: 'sent', attempts: 1 }]),
      WITHIN,
    )
    await vi.waitFor(() => expect(logged('mail sent')).toBe(1), WITHIN)
    expect(sent).toHaveLength(1)
  })

  it('gives up marking a mail when its lease has ended, and says so', async () => {
    let tries = 0
    const { accept, wait, logged } = await startNotifier(
      async () => undefined,
      () => ({ markSent: () => Promise.reject(new Error(`locked ${tries++}`)) }),
    )
    await accept()
    await vi.waitFor(() => expect(tries).toBe(2), WITHIN)
    wait(LEASE_MS)
    await vi.waitFor(() => expect(logged('outbox not written')).toBe(1), WITHIN)
  })

  it('says once that the outbox cannot be read, and once that it can again', async () => {
    let failures = 4
    const { accept, logged } = await startNotifier(
      async () => undefined,
      ({ claimNext }) => ({
        claimNext: (now) => (failures-- > 0 ? Promise.reject(new Error('away')) : claimNext(now)),
      }),
    )
    for (let n = 0; n < 4; n++) await accept()
    await vi.waitFor(() => expect(logged('mail sent')).toBe(4), WITHIN)
    expect([logged('outbox not read'), logged('outbox read again')]).toEqual([1, 1])
  })

  it('tells of recipients that were refused while others were not, without their addresses', async () => {
    const { accept, states, logged, logLines, metricsText } = await startNotifier(async () => [550, 451])
    await accept()
    await vi.waitFor(() => expect(logged('mail sent')).toBe(1), WITHIN)
    expect(await states()).toMatchObject([{ state: 'sent' }])
    const line = logLines.find((text) => text.includes('mail refused for some recipients'))
    expect(JSON.parse(line ?? '')).toMatchObject({ level: 50, refusedWith: [550, 451] })
    expect(await metricsText()).toContain('website_mail_attempts_total{outcome="partially-sent"} 1')
  })

  it('goes on with the next mail when one cannot be composed', async () => {
    let first = true
    const { accept, states } = await startNotifier(async () => {
      if (!first) return
      first = false
      throw new TypeError('cannot read')
    })
    await accept()
    await accept()
    await vi.waitFor(async () => {
      const all = await states()
      expect(all.map(({ state }) => state).sort()).toEqual(['pending', 'sent'])
    }, WITHIN)
  })

  it('puts the mail under way back when it is stopped', async () => {
    const { notifier, accept, states, clock } = await startNotifier(
      (_, signal) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new MailFailure('EABORT', false))),
        ),
    )
    await accept()
    await vi.waitFor(async () => expect(await states()).toMatchObject([{ attempts: 1 }]), WITHIN)
    await notifier.stop(20)
    expect(await states()).toEqual([{ state: 'pending', attempts: 1, due_at: clock.now, last_failure: null }])
  })

  it('hands a message over to a real mail server', async () => {
    const sink = await startMailSink()
    const address = (local: string) => ({ name: '', address: `${local}@example.com` })
    const mailer = createMailer({
      smtpUrl: sink.url,
      from: address('site'),
      to: [address('team')],
      directory: '/nowhere',
    })
    onTestFinished(() => mailer.close())
    const { accept, states } = await startNotifier(mailer.send)
    const reference = await accept()
    await vi.waitFor(async () => expect(await states()).toMatchObject([{ state: 'sent' }]), WITHIN)
    expect(sink.mails).toHaveLength(1)
    expect(sink.mails[0]?.headers.get('reply-to')).toContain(`<${validMessage.email}>`)
    expect(sink.mails[0]?.headers.get('subject')).toContain(reference)
  })
})

it('doubles the wait from 10 seconds to 15 minutes, a fifth more or less', () => {
  expect([1, 2, 3, 7, 8, 100].map((attempt) => waitAfter(attempt, 0.5))).toEqual([
    10_000, 20_000, 40_000, 640_000, 900_000, 900_000,
  ])
  expect([waitAfter(1, 0), waitAfter(1, 1)]).toEqual([8_000, 12_000])
})
