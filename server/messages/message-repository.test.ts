import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { describeEngines, newSqliteAddress } from '#test/support/database-engines.ts'
import { submissionOf } from '#test/support/messages.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Database } from '../database/schema.ts'
import { findMailFault } from '../notifications/mail-fault.ts'
import {
  type ClaimedNotification,
  type ContactStore,
  LEASE_MS,
  REPEAT_WITHIN_MS,
  STUCK_AFTER_MS,
  type Submission,
} from './message.ts'
import { createDatabaseStore } from './message-repository.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

describeEngines('the store', (engine) => {
  let database: Database
  let store: ContactStore
  beforeEach(async () => {
    database = await engine.open()
    store = createDatabaseStore(database)
  })

  async function accept(submission: Submission, now = NOW): Promise<string> {
    const acceptance = await store.accept(submission, now)
    if (acceptance.outcome === 'conflict') throw new Error('conflict')
    return acceptance.reference
  }

  async function take(now: number): Promise<ClaimedNotification> {
    const taken = await store.claimNext(now)
    if (!taken) throw new Error('nothing is due')
    return taken
  }

  const countOf = async (table: 'messages' | 'notifications') => {
    const query = database.selectFrom(table).select((column) => column.fn.countAll().as('count'))
    return Number((await query.executeTakeFirstOrThrow()).count)
  }

  it('counts the mails that wait and those that are dead, and knows the oldest that waits', async () => {
    expect(await store.outbox()).toEqual({ pending: 0, dead: 0, oldestQueuedAt: undefined })
    await accept(submissionOf('one'), NOW)
    await accept(submissionOf('two'), NOW + 1_000)
    await accept(submissionOf('three'), NOW + 2_000)
    await accept(submissionOf('four', { quarantinedFor: 'bait' }), NOW - 1_000)
    expect(await store.outbox()).toEqual({ pending: 3, dead: 0, oldestQueuedAt: NOW })
    await store.markDead(await take(NOW + 2_000), NOW + 2_000, 'EENVELOPE 550')
    await store.markSent(await take(NOW + 2_000), NOW + 2_000)
    expect(await store.outbox()).toEqual({ pending: 1, dead: 1, oldestQueuedAt: NOW + 2_000 })
    await database.updateTable('messages').set({ done_at: NOW }).execute()
    expect(await store.outbox()).toEqual({ pending: 0, dead: 0, oldestQueuedAt: undefined })
  })

  describe('accept', () => {
    it('keeps the message byte for byte with its pending notification', async () => {
      const message = {
        name: 'Ọ̀nwụ́ Ńkẹ́chì',
        email: 'onwu@example.com',
        service: 'DevOps & Cloud',
        message: "It's 'quoted'; drop table messages;--\n\tand 𝒜 long \\ $1 {} %s ₦",
      } as const
      const reference = await accept({ ...submissionOf(), message })
      expect((await take(NOW)).message).toEqual({ ...message, reference, acceptedAt: NOW })
    })

    it('gives many messages at once a reference each', async () => {
      const references = await Promise.all(
        Array.from({ length: 200 }, (_, n) => accept(submissionOf(`no. ${n}`))),
      )
      expect(new Set(references).size).toBe(200)
      expect(await countOf('notifications')).toBe(200)
    })

    it('sends no mail about a suspect, which is kept with the reason', async () => {
      await accept(submissionOf('buy', { quarantinedFor: 'links' }))
      expect(await store.claimNext(NOW)).toBeUndefined()
      const rows = await database.selectFrom('messages').select('quarantined_for').execute()
      expect(rows).toEqual([{ quarantined_for: 'links' }])
    })

    it('rejects once the store is closed', async () => {
      await store.close()
      await expect(store.accept(submissionOf(), NOW)).rejects.toThrow()
    })
  })

  describe('a repeated post', () => {
    const keyed = (text: string, idempotencyKey: string) => submissionOf(text, { idempotencyKey })

    it('with the same key and message is the first one, whenever it comes', async () => {
      const reference = await accept(keyed('hello', 'k1'))
      const repeated = await store.accept(keyed('hello', 'k1'), NOW + 30 * 86_400_000)
      expect(repeated).toEqual({ outcome: 'repeated', reference })
      expect(await countOf('messages')).toBe(1)
      expect(await countOf('notifications')).toBe(1)
    })

    it('with the key of another message is a conflict and stores nothing', async () => {
      await accept(keyed('hello', 'k1'))
      expect(await store.accept(keyed('other', 'k1'), NOW)).toEqual({ outcome: 'conflict' })
      expect(await countOf('messages')).toBe(1)
    })

    it('is one message also when fifty come at once', async () => {
      const posts = Array.from({ length: 50 }, () => store.accept(keyed('hello', 'k1'), NOW))
      const acceptances = await Promise.all(posts)
      const references = acceptances.map((result) => (result.outcome === 'conflict' ? '' : result.reference))
      expect(new Set(references).size).toBe(1)
      expect(acceptances.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1)
      expect(await countOf('notifications')).toBe(1)
    })

    it('without a key is the same message for ten minutes', async () => {
      const reference = await accept(submissionOf('hello'))
      const again = await Promise.all([1, 2, 3].map((n) => store.accept(submissionOf('hello'), NOW + n)))
      for (const acceptance of again) expect(acceptance).toEqual({ outcome: 'repeated', reference })
      expect(await accept(submissionOf('hello'), NOW + REPEAT_WITHIN_MS)).not.toBe(reference)
      expect(await accept(submissionOf('hello!'))).not.toBe(reference)
    })

    it('is found without storing anything', async () => {
      expect(await store.findRepeated(keyed('hello', 'k1'))).toBeUndefined()
      expect(await store.findRepeated(submissionOf('hello'))).toBeUndefined()
      const reference = await accept(keyed('hello', 'k1'))
      expect(await store.findRepeated(keyed('hello', 'k1'))).toEqual({ outcome: 'repeated', reference })
      expect(await store.findRepeated(keyed('other', 'k1'))).toEqual({ outcome: 'conflict' })
    })
  })

  describe('notifications', () => {
    it('are taken once, the oldest first, and again when the lease has ended', async () => {
      const first = await accept(submissionOf('1'))
      await accept(submissionOf('2'), NOW + 1)
      expect((await take(NOW + 2)).message.reference).toBe(first)
      expect((await take(NOW + 2)).message.reference).not.toBe(first)
      expect(await store.claimNext(NOW + 2)).toBeUndefined()
      expect((await take(NOW + 2 + LEASE_MS)).attempt).toBe(2)
    })

    it('are never taken twice by senders that ask at once', async () => {
      await Promise.all(Array.from({ length: 20 }, (_, n) => accept(submissionOf(`no. ${n}`))))
      const taken: string[] = []
      const sender = async () => {
        for (let turn = 0; turn < 30; turn++) {
          const notification = await store.claimNext(NOW)
          if (notification) taken.push(notification.message.reference)
        }
      }
      await Promise.all([sender(), sender(), sender()])
      expect(taken).toHaveLength(20)
      expect(new Set(taken).size).toBe(20)
    })

    it('never come back once sent or dead', async () => {
      await accept(submissionOf('1'))
      await accept(submissionOf('2'))
      await store.markSent(await take(NOW), NOW)
      await store.markDead(await take(NOW), NOW, 'EENVELOPE 550')
      expect(await store.claimNext(NOW + 10 * LEASE_MS)).toBeUndefined()
      const query = database.selectFrom('notifications').select(['state', 'last_failure']).orderBy('state')
      expect(await query.execute()).toEqual([
        { state: 'dead', last_failure: 'EENVELOPE 550' },
        { state: 'sent', last_failure: null },
      ])
    })

    it('wait as long as they are told', async () => {
      await accept(submissionOf())
      await store.postpone(await take(NOW), NOW + 10_000, 'ECONNECTION')
      expect(await store.claimNext(NOW + 9_999)).toBeUndefined()
      expect((await take(NOW + 10_000)).attempt).toBe(2)
    })

    it('ignore a sender whose lease has ended and was taken over', async () => {
      await accept(submissionOf())
      const late = await take(NOW)
      const current = await take(NOW + LEASE_MS)
      await store.markDead(late, NOW, 'late')
      await store.markSent(current, NOW + LEASE_MS)
      expect(await database.selectFrom('notifications').select('state').execute()).toEqual([
        { state: 'sent' },
      ])
    })

    it.each([
      ['a day forward', 86_400_000],
      ['an hour back', -3_600_000],
      ['a day back', -86_400_000],
    ])('go at once when the clock is set %s, tried before or not', async (_, step) => {
      await accept(submissionOf('tried'))
      await store.postpone(await take(NOW), NOW + 10_000, 'ECONNECTION')
      await accept(submissionOf('new'), NOW + 1)
      expect((await take(NOW + step + 2)).message.message).not.toBe(
        (await take(NOW + step + 2)).message.message,
      )
    })

    it('count as stuck when dead or waiting for long', async () => {
      await accept(submissionOf())
      expect(findMailFault(await store.outbox(), NOW + STUCK_AFTER_MS)).toBeUndefined()
      expect(findMailFault(await store.outbox(), NOW + STUCK_AFTER_MS + 1)).toContain('waited')
      const taken = await take(NOW)
      await store.markDead(taken, NOW, 'EENVELOPE 550')
      expect(findMailFault(await store.outbox(), NOW)).toContain('refuses')
    })

    it.each(['dead', 'pending'] as const)(
      'no longer count when %s once their message is done',
      async (state) => {
        await accept(submissionOf())
        if (state === 'dead') await store.markDead(await take(NOW), NOW, 'EMESSAGE 554')
        const later = NOW + STUCK_AFTER_MS + 1
        expect(findMailFault(await store.outbox(), later)).toBeDefined()
        await database.updateTable('messages').set({ done_at: later }).execute()
        expect(findMailFault(await store.outbox(), later)).toBeUndefined()
      },
    )
  })

  it('proves by a write that it can write', async () => {
    await store.probe(NOW)
    expect(await database.selectFrom('probes').selectAll().execute()).toEqual([{ id: 1, written_at: NOW }])
  })
})

it("outwaits another process's write that takes longer than usual", async () => {
  const address = newSqliteAddress()
  const database = await openDatabase(address)
  const store = createDatabaseStore(database)
  const other = new DatabaseSync(address.path)
  onTestFinished(async () => {
    other.close()
    await store.close()
  })
  const transaction = database.transaction.bind(database)
  let tries = 0
  vi.spyOn(database, 'transaction').mockImplementation(() => {
    tries += 1
    if (tries === 2) other.exec('rollback')
    return transaction()
  })
  other.exec('begin immediate')
  expect(await store.accept(submissionOf(), NOW)).toMatchObject({ outcome: 'stored' })
  expect(tries).toBe(2)
})
