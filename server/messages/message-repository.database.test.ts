import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { describeEngines, newSqliteAddress } from '#test/support/database-engines.ts'
import { storeMessage, submissionOf, validMessage } from '#test/support/messages.ts'
import { openDatabase } from '../store/open-database.ts'
import type { Database } from '../store/schema.ts'
import { DUPLICATE_WINDOW_MS } from './duplicates.ts'
import { createMessageRepository, type MessageRepository, type Submission } from './message-repository.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

describeEngines('message repository', (engine) => {
  let database: Database
  let store: MessageRepository
  beforeEach(async () => {
    database = await engine.open()
    store = createMessageRepository(database)
  })

  const accept = (submission: Submission, now = NOW) => storeMessage(store, submission, now)

  const countOf = async (table: 'messages' | 'notifications') => {
    const query = database.selectFrom(table).select((column) => column.fn.countAll().as('count'))
    return Number((await query.executeTakeFirstOrThrow()).count)
  }

  it('stores the unchanged text of a new message, and a pending notification', async () => {
    const text = "It's 'quoted'; drop table messages;--\n\tand 𝒜 long \\ $1 {} %s ₦"
    const message = { ...validMessage, name: 'Ọ̀nwụ́ Ńkẹ́chì', service: 'DevOps & Cloud', message: text }
    const reference = await accept(submissionOf('', { message }))
    expect((await store.claim(NOW))[0]?.message).toEqual({ ...message, reference, acceptedAt: NOW })
  })

  describe('accept with a repeated message', () => {
    const keyed = (text: string, idempotencyKey: string) => submissionOf(text, { idempotencyKey })

    it('returns the first reference for the same key, even a month later, or a conflict for other fields', async () => {
      const reference = await accept(keyed('hello', 'k1'))
      const repeated = await store.accept(keyed('hello', 'k1'), NOW + 30 * 86_400_000)
      expect(repeated).toEqual({ outcome: 'repeated', reference })
      expect(await store.accept(keyed('other', 'k1'), NOW)).toEqual({ outcome: 'conflict' })
      expect(await countOf('messages')).toBe(1)
      expect(await countOf('notifications')).toBe(1)
    })

    it('returns the first reference for the same fields whatever the keys, but only within ten minutes', async () => {
      const again = () => [keyed('hello', 'k1'), keyed('hello', 'k2'), submissionOf('hello')]
      for (const first of [keyed('hello', 'k0'), submissionOf('hello')]) {
        await database.deleteFrom('messages').execute()
        const reference = await accept(first)
        const results = await Promise.all(again().map((other, n) => store.accept(other, NOW + n)))
        for (const result of results) expect(result).toEqual({ outcome: 'repeated', reference })
        expect(await accept(submissionOf('hello!'))).not.toBe(reference)
        expect(await accept(keyed('hello', 'k3'), NOW + DUPLICATE_WINDOW_MS)).not.toBe(reference)
      }
    })

    it('stores one message if several servers get the same fields with other keys at the same time', async () => {
      const servers = Array.from({ length: 4 }, () => createMessageRepository(database))
      const results = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          servers[n % 4]?.accept(n % 5 === 0 ? submissionOf('hello') : keyed('hello', `k${n}`), NOW),
        ),
      )
      expect(results.filter((result) => result?.outcome === 'stored')).toHaveLength(1)
      expect(results.filter((result) => result?.outcome === 'repeated')).toHaveLength(39)
      expect(await countOf('messages')).toBe(1)
    })
  })

  it('writes one row and keeps no message when it is probed', async () => {
    for (const now of [NOW, NOW + 1]) await store.probe(now)
    expect(await database.selectFrom('probes').selectAll().execute()).toMatchObject([
      { id: 1, written_at: NOW + 1 },
    ])
    expect([await countOf('messages'), await countOf('notifications')]).toEqual([0, 0])
  })

  it.each(['messages', 'notifications'])('fails the probe if no row can be added to %s', async (table) => {
    await sql`alter table ${sql.table(table)} rename to away`.execute(database)
    await expect(store.probe(NOW)).rejects.toThrow(table)
    await sql`alter table away rename to ${sql.table(table)}`.execute(database)
    await store.probe(NOW)
  })
})

it('message repository: answers all waiting messages soon while another process holds the lock, then stores them', async () => {
  const address = newSqliteAddress()
  const store = createMessageRepository(await openDatabase(address))
  const other = new DatabaseSync(address.path)
  onTestFinished(async () => {
    other.close()
    await store.close()
  })
  const submitTen = () =>
    Promise.allSettled(Array.from({ length: 10 }, (_, n) => store.accept(submissionOf(`message ${n}`), NOW)))
  other.exec('begin immediate')
  const start = performance.now()
  expect((await submitTen()).map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
  // Ten waits one after the other take 3 s.
  expect(performance.now() - start).toBeLessThan(2_000)
  other.exec('rollback')
  expect((await submitTen()).map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'))
})
