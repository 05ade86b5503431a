import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { createLog } from '../log.ts'
import { createCounts } from '../metrics/counts.ts'
import { newSqliteAddress } from '../testing/engines.ts'
import { startMailSink } from '../testing/mail-sink.ts'
import { submissionOf, validMessage } from '../testing/messages.ts'
import { createDatabaseStore } from './database-store.ts'
import type { Mail } from './mail.ts'
import { createMailer, type Mailer, MailFailure } from './mailer.ts'
import { createNotifier, waitAfter } from './notifier.ts'

/** A running notifier on a new store, with a clock that the test moves. */
async function startNotifier(send: Mailer['send']) {
  const database = await openDatabase(newSqliteAddress())
  const store = createDatabaseStore(database)
  const clock = { now: Date.UTC(2026, 10, 21) }
  const logLines: string[] = []
  const notifier = createNotifier({
    store,
    mailer: { send, close: () => {} },
    counts: createCounts().counts,
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
  return { notifier, store, clock, accept, states, wait, logLines }
}

describe('the notifier', () => {
  it('sends a mail as soon as a message is accepted, once', async () => {
    const sent: Mail[] = []
    const { accept, states, wait } = await startNotifier(async (mail) => void sent.push(mail))
    const reference = await accept()
    await vi.waitFor(async () => expect(await states()).toMatchObject([{ state: 'sent', attempts: 1 }]))
    wait(3_600_000)
    await accept()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
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
      await vi.waitFor(async () => expect(await states()).toEqual([expected]), { interval: 5 })
      wait(due_at - clock.now)
    }
    await vi.waitFor(async () => expect(await states()).toMatchObject([{ state: 'sent', attempts: 13 }]))
    expect(logLines.some((line) => line.includes('mail stuck') && line.includes('"level":50'))).toBe(true)
  })

  it('lets a mail die that the relay refuses three times, and raises an alarm', async () => {
    const { accept, states, wait, logLines, store, clock } = await startNotifier(async () => {
      throw new MailFailure('EENVELOPE 550', true)
    })
    await accept()
    for (const attempts of [1, 2]) {
      await vi.waitFor(async () => expect(await states()).toMatchObject([{ state: 'pending', attempts }]))
      await vi.waitFor(() =>
        expect(logLines.filter((line) => line.includes('mail postponed'))).toHaveLength(attempts),
      )
      wait(60_000)
    }
    await vi.waitFor(async () => expect(await states()).toMatchObject([{ state: 'dead', attempts: 3 }]))
    await vi.waitFor(() => expect(logLines.filter((line) => line.includes('mail dead'))).toHaveLength(1))
    expect(await store.isMailStuck(clock.now)).toBe(true)
    expect(logLines.join('')).not.toMatch(/amina/i)
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
    })
  })

  it('puts the mail under way back when it is stopped', async () => {
    const { notifier, accept, states, clock } = await startNotifier(
      (_, signal) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new MailFailure('EABORT', false))),
        ),
    )
    await accept()
    await vi.waitFor(async () => expect(await states()).toMatchObject([{ attempts: 1 }]))
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
    await vi.waitFor(async () => expect(await states()).toMatchObject([{ state: 'sent' }]), {
      timeout: 5_000,
    })
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
