import { beforeEach, expect, it } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { claimNext, storeMessage, submissionOf } from '#test/support/messages.ts'
import {
  createMessageRepository,
  type MessageRepository,
  type Submission,
} from '../messages/message-repository.ts'
import { LEASE_MS } from './outbox.ts'
import type { Database } from './schema.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

describeEngines('outbox', (engine) => {
  let database: Database
  let store: MessageRepository
  beforeEach(async () => {
    database = await engine.open()
    store = createMessageRepository(database)
  })

  const accept = (submission: Submission, now = NOW) => storeMessage(store, submission, now)

  const claim = (now: number) => claimNext(store, now)

  it('claims the newest notification first, and claims it again only after its lease has expired', async () => {
    await accept(submissionOf('1'))
    const newest = await accept(submissionOf('2'), NOW + 1)
    expect((await claim(NOW + 2)).message.reference).toBe(newest)
    expect((await claim(NOW + 2)).message.reference).not.toBe(newest)
    expect(await store.claim(NOW + 2)).toEqual([])
    expect((await claim(NOW + 2 + LEASE_MS)).attempt).toBe(2)
  })

  it('never gives the same notification to two concurrent workers', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => accept(submissionOf(`no. ${n}`))))
    const claimed: string[] = []
    const worker = async () => {
      for (let turn = 0; turn < 30; turn++) {
        const [notification] = await store.claim(NOW)
        if (notification) claimed.push(notification.message.reference)
      }
    }
    await Promise.all([worker(), worker(), worker()])
    expect(claimed).toHaveLength(20)
    expect(new Set(claimed).size).toBe(20)
  })

  it('claims several, gives back those that were not tried, and claims none that is sent or dead', async () => {
    for (const n of [1, 2, 3]) await accept(submissionOf(`no. ${n}`), NOW + n)
    const claimed = await store.claim(NOW + 9, 2)
    expect(claimed.map(({ attempt }) => attempt)).toEqual([1, 1])
    await store.release(claimed, NOW + 9)
    const again = await store.claim(NOW + 9, 20)
    expect(again.map(({ attempt }) => attempt)).toEqual([1, 1, 1])
    await store.markSent(again.slice(1), NOW + 9)
    for (const rest of again.slice(0, 1)) await store.markDead(rest, NOW + 9, 'EENVELOPE 550')
    expect(await store.claim(NOW + LEASE_MS * 2)).toEqual([])
  })

  it('ignores a result that arrives after another worker has claimed the notification', async () => {
    await accept(submissionOf())
    const expired = await claim(NOW)
    const current = await claim(NOW + LEASE_MS)
    await store.markDead(expired, NOW, 'expired')
    await store.markSent(current, NOW + LEASE_MS)
    expect(await database.selectFrom('notifications').select('state').execute()).toEqual([{ state: 'sent' }])
  })

  it.each([
    ['a day forward', 86_400_000],
    ['an hour back', -3_600_000],
    ['a day back', -86_400_000],
  ])('claims new and retried notifications at once after the clock was set %s', async (_, step) => {
    await accept(submissionOf('tried'))
    await store.postpone(await claim(NOW), NOW + 10_000, 'ECONNECTION')
    await accept(submissionOf('new'), NOW + 1)
    expect((await claim(NOW + step + 2)).message.message).not.toBe(
      (await claim(NOW + step + 2)).message.message,
    )
  })

  it('status: counts pending and dead notifications and finds the oldest pending one', async () => {
    const empty = { pending: 0, dead: 0, isUnanswered: false, isLoginRefused: false }
    expect(await store.outbox()).toEqual(empty)
    await accept(submissionOf('one'), NOW)
    await accept(submissionOf('two'), NOW + 1_000)
    await accept(submissionOf('three'), NOW + 2_000)
    await accept(submissionOf('four', { quarantinedFor: 'honeypot' }), NOW - 1_000)
    expect(await store.outbox()).toEqual({ ...empty, pending: 3, oldestQueuedAt: NOW })
    await store.markDead(await claim(NOW + 2_000), NOW + 2_000, 'EENVELOPE 550')
    await store.markSent(await claim(NOW + 2_000), NOW + 2_000)
    expect(await store.outbox()).toEqual({ ...empty, pending: 1, dead: 1, oldestQueuedAt: NOW })
    await database.updateTable('messages').set({ done_at: NOW }).execute()
    expect(await store.outbox()).toEqual(empty)
  })

  it('status: tells that a notice was taken without an answer', async () => {
    await accept(submissionOf(), NOW)
    for (const [failure, isUnanswered] of [
      ['ECONNECTION, unanswered 4', false],
      ['ECONNECTION, notice, unanswered 1', true],
    ] as const) {
      await store.postpone(await claim(NOW), NOW, failure)
      expect((await store.outbox()).isUnanswered).toBe(isUnanswered)
    }
  })
})
