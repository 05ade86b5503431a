import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { ContactMessage } from '../../contact/contract.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Database } from '../database/schema.ts'
import { createDatabaseStore } from './database-store.ts'
import { type ContactStore, LEASE_MS, STUCK_AFTER_MS, type TakenNotification } from './store.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

const message: ContactMessage = {
  name: 'Ọ̀nwụ́ Ńkẹ́chì',
  email: 'onwu@example.com',
  service: 'DevOps & Cloud',
  message: "It's 'quoted'; drop table messages;--\n\tand 𝒜 long",
}

let database: Database
let store: ContactStore

beforeEach(async () => {
  database = await openDatabase(join(mkdtempSync(join(tmpdir(), 'store-')), 'contact.db'))
  store = createDatabaseStore(database)
  onTestFinished(() => store.close())
})

async function take(now: number): Promise<TakenNotification> {
  const taken = await store.takeDue(now)
  if (!taken) throw new Error('nothing is due')
  return taken
}

describe('accept', () => {
  it('keeps the message byte for byte with its pending notification', async () => {
    const { reference } = await store.accept(message, NOW)
    expect((await take(NOW)).message).toEqual({ ...message, reference, acceptedAt: NOW })
  })

  it('gives many messages at once a reference each', async () => {
    const accepted = await Promise.all(Array.from({ length: 200 }, () => store.accept(message, NOW)))
    expect(new Set(accepted.map(({ reference }) => reference)).size).toBe(200)
    const { count } = await database
      .selectFrom('notifications')
      .select((column) => column.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(200)
  })

  it('rejects once the store is closed', async () => {
    await store.close()
    await expect(store.accept(message, NOW)).rejects.toThrow()
  })
})

describe('notifications', () => {
  it('are taken once, the oldest first, and again when the lease has ended', async () => {
    const first = await store.accept(message, NOW)
    await store.accept(message, NOW + 1)
    expect((await take(NOW + 2)).message.reference).toBe(first.reference)
    expect((await take(NOW + 2)).message.reference).not.toBe(first.reference)
    expect(await store.takeDue(NOW + 2)).toBeUndefined()
    expect((await take(NOW + 2 + LEASE_MS)).attempt).toBe(2)
  })

  it('never come back once sent or dead', async () => {
    await store.accept(message, NOW)
    await store.accept(message, NOW)
    await store.markSent(await take(NOW), NOW)
    await store.markDead(await take(NOW), NOW, 'EENVELOPE 550')
    expect(await store.takeDue(NOW + 10 * LEASE_MS)).toBeUndefined()
    const states = await database
      .selectFrom('notifications')
      .select(['state', 'last_failure'])
      .orderBy('state')
      .execute()
    expect(states).toEqual([
      { state: 'dead', last_failure: 'EENVELOPE 550' },
      { state: 'sent', last_failure: null },
    ])
  })

  it('wait as long as they are told', async () => {
    await store.accept(message, NOW)
    await store.postpone(await take(NOW), NOW + 10_000, 'ECONNECTION')
    expect(await store.takeDue(NOW + 9_999)).toBeUndefined()
    expect((await take(NOW + 10_000)).attempt).toBe(2)
  })

  it('ignore a sender whose lease has ended and was taken over', async () => {
    await store.accept(message, NOW)
    const late = await take(NOW)
    const current = await take(NOW + LEASE_MS)
    await store.markDead(late, NOW, 'late')
    await store.markSent(current, NOW + LEASE_MS)
    expect(await database.selectFrom('notifications').select('state').execute()).toEqual([{ state: 'sent' }])
  })

  it('do not wait for a day when the clock is set back by one', async () => {
    await store.accept(message, NOW)
    expect(await store.takeDue(NOW - 86_400_000)).toBeDefined()
  })

  it('count as stuck when dead or waiting for long', async () => {
    await store.accept(message, NOW)
    expect(await store.isMailStuck(NOW + STUCK_AFTER_MS)).toBe(false)
    expect(await store.isMailStuck(NOW + STUCK_AFTER_MS + 1)).toBe(true)
    const taken = await take(NOW)
    await store.markDead(taken, NOW, 'EENVELOPE 550')
    expect(await store.isMailStuck(NOW)).toBe(true)
  })
})

it('proves by a write that it can write', async () => {
  await store.probe(NOW)
  expect(await database.selectFrom('probes').selectAll().execute()).toEqual([{ id: 1, written_at: NOW }])
})
