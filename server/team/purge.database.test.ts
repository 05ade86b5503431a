import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { DAY_MS, startJobs } from '#test/support/start-jobs.ts'
import { readAudit, recordAccess } from './audit.ts'
import { recordErasures } from './erasure.ts'
import { createPersonalData } from './personal-data.ts'
import { findClockFault } from './retention.ts'

const NOW = Date.UTC(2026, 10, 21)
const LINE = { operator: 'ada', command: 'list', references: [], count: 0 }
const OVERDUE = 'website_retention_overdue_seconds'

type Jobs = Awaited<ReturnType<typeof startJobs>>

describeEngines('purge', (engine) => {
  const start = (retentionDays = 30) => startJobs(engine, { start: NOW, retentionDays })

  it('erases only the messages older than the retention period, with their mail files', async () => {
    const { runDueJobs, accept, references, mailDirectory, database, recordPurge } = await start()
    await recordPurge(NOW - DAY_MS)
    const expired = await accept('old', NOW - 30 * DAY_MS - 1)
    const kept = await accept('younger', NOW - 30 * DAY_MS)
    for (const reference of [expired, kept]) writeFileSync(join(mailDirectory, `${reference}.eml`), 'mail')
    await runDueJobs()
    expect(await references()).toEqual([kept])
    expect(readdirSync(mailDirectory)).toEqual([`${kept}.eml`])
    expect(await database.selectFrom('notifications').select('reference').execute()).toEqual([
      { reference: kept },
    ])
  })

  it('erases messages that expired since yesterday, even if they are most of the stored messages', async () => {
    const { runDueJobs, accept, references, errors, recordPurge } = await start()
    await recordPurge(NOW - DAY_MS)
    await accept('expired', NOW - 30 * DAY_MS - 1)
    const kept = await accept('kept', NOW)
    await runDueJobs()
    expect(await references()).toEqual([kept])
    expect(errors()).toMatchObject([{ msg: 'deleting expired messages that were never delivered' }])
  })

  it('forgets an erasure after the retention period, when no copy can contain an unexpired message', async () => {
    const { runDueJobs, database, recordPurge } = await start()
    await recordPurge(NOW - DAY_MS)
    await recordErasures(database, [
      { reference: 'OLD', erased_at: NOW - 30 * DAY_MS - 1 },
      { reference: 'NEW', erased_at: NOW - 30 * DAY_MS },
    ])
    await runDueJobs()
    expect(await database.selectFrom('erasures').select('reference').execute()).toEqual([
      { reference: 'NEW' },
    ])
  })

  it('erases long expired messages if they are few, as after a restore of an old backup', async () => {
    const { runDueJobs, accept, references, recordPurge } = await start()
    await recordPurge(NOW - DAY_MS)
    await accept('expired long ago', NOW - 300 * DAY_MS)
    for (let n = 0; n < 9; n++) await accept(`kept ${n}`, NOW)
    await runDueJobs()
    expect(await references()).toHaveLength(9)
  })

  it('erases a quarantined message 30 days after the team was told of it, and keeps one that it was not told of', async () => {
    const { runDueJobs, accept, references, database, recordPurge } = await start(730)
    await recordPurge(NOW - DAY_MS)
    for (const text of ['reported', 'done', 'reported lately']) await accept(text, NOW - 90 * DAY_MS, 'links')
    const unreported = await accept('unreported', NOW - 90 * DAY_MS, 'links')
    const set = (text: string, values: { listed_at?: number; done_at?: number }) =>
      database.updateTable('messages').set(values).where('message', '=', text).execute()
    await set('reported', { listed_at: NOW - 30 * DAY_MS - 1 })
    await set('done', { done_at: NOW - 30 * DAY_MS - 1 })
    await set('reported lately', { listed_at: NOW - 30 * DAY_MS })
    await runDueJobs()
    expect(await references()).toHaveLength(2)
    expect(await references()).toContain(unreported)
  })

  it('keeps a restricted message until the restriction is lifted', async () => {
    const { runDueJobs, accept, references, mailDirectory, database, recordPurge } = await start()
    const personalData = createPersonalData({ database, mailDirectory, retentionDays: 30, now: () => NOW })
    await recordPurge(NOW - DAY_MS)
    const reference = await accept('in dispute', NOW - 30 * DAY_MS - 1)
    await personalData.restrict(reference)
    await runDueJobs()
    expect(await references()).toEqual([reference])
    await personalData.unrestrict(reference)
    expect(await personalData.purge(await personalData.findExpired())).toBe(1)
  })

  it('removes lines of the audit log that are older than the retention period', async () => {
    const { runDueJobs, database, recordPurge } = await start()
    await recordPurge(NOW - DAY_MS)
    await recordAccess(database, { ...LINE, at: NOW - 30 * DAY_MS - 1 })
    await recordAccess(database, { ...LINE, at: NOW - 30 * DAY_MS })
    await runDueJobs()
    expect(await readAudit(database, 10)).toHaveLength(1)
  })

  it('logs how many expired messages were never delivered to the team', async () => {
    const { runDueJobs, accept, references, store, errors, database, clock, recordPurge } = await start()
    clock.now += 30 * DAY_MS + 1
    await recordPurge(NOW + 29 * DAY_MS)
    for (const text of ['sent', 'dead', 'waiting']) await accept(text, NOW)
    for (const text of ['done', 'reported']) await accept(text, NOW, 'honeypot')
    await accept('unreported', NOW, 'honeypot')
    const sent = await store.claim(NOW)
    const dead = await store.claim(NOW)
    if (!sent || !dead) throw new Error('not due')
    await store.markSent(sent, NOW)
    await store.markDead(dead, NOW, 'EMESSAGE 554')
    await database.updateTable('messages').set({ done_at: NOW }).where('message', '=', 'done').execute()
    await database.updateTable('messages').set({ listed_at: NOW }).where('message', '=', 'reported').execute()
    await runDueJobs()
    expect(errors()).toMatchObject([{ msg: 'deleting expired messages that were never delivered', count: 3 }])
    expect(await references()).toEqual([])
  })

  describe('a suspect clock', () => {
    /** Stores one row that has expired of each kind that a purge erases, and returns what is left of them. */
    async function fill({ accept, database }: Jobs, expiredAt: number) {
      await accept('old', expiredAt)
      await accept('old spam', expiredAt, 'links')
      await database.updateTable('messages').set({ listed_at: expiredAt }).execute()
      await recordAccess(database, { ...LINE, at: expiredAt })
      await recordErasures(database, [{ reference: 'ERASED', erased_at: expiredAt }])
      return async () => [
        (await database.selectFrom('messages').select('reference').execute()).length,
        (await readAudit(database, 10)).length,
        (await database.selectFrom('erasures').select('reference').execute()).length,
      ]
    }

    const AHEAD = 'the clock is weeks ahead of the last purge'
    const BEHIND = 'the clock is more than a day behind the newest row'
    const HELD = expect.stringContaining('npm run inbox -- purge --clock-is-right')

    it.each(['messages', 'audit', 'erasures'] as const)(
      'erases no row of any kind while the clock is more than a day behind the newest of %s',
      async (table) => {
        const jobs = await start()
        const { database, clock, accept } = jobs
        await jobs.recordPurge(NOW - 3 * DAY_MS)
        clock.now = NOW - DAY_MS - 1
        const left = await fill(jobs, clock.now - 30 * DAY_MS - 1)
        if (table === 'messages') await accept('newest', NOW)
        else if (table === 'audit') await recordAccess(database, { ...LINE, at: NOW })
        else await recordErasures(database, [{ reference: 'NEWEST', erased_at: NOW }])
        const before = await left()
        await jobs.runDueJobs()
        expect(await left()).toEqual(before)
        expect(jobs.errors()).toMatchObject([{ job: 'purge', reason: BEHIND, msg: HELD }])
        expect(await findClockFault(database, clock.now)).toBe(BEHIND)
      },
    )

    it('erases no row while the clock is more than 40 days ahead of the last run, also if no message could expire', async () => {
      const jobs = await start()
      await jobs.runDueJobs()
      await recordAccess(jobs.database, { ...LINE, at: NOW })
      await recordErasures(jobs.database, [{ reference: 'ERASED', erased_at: NOW }])
      jobs.clock.now += 40 * DAY_MS + 1
      await jobs.runDueJobs()
      expect(jobs.errors()).toMatchObject([{ job: 'purge', reason: AHEAD, msg: HELD }])
      expect(await readAudit(jobs.database, 10)).toHaveLength(1)
      expect(await jobs.database.selectFrom('erasures').select('reference').execute()).toHaveLength(1)
    })

    it.each([40 * DAY_MS, -DAY_MS])('accepts a clock that moved by %i ms', async (step) => {
      const jobs = await start()
      await jobs.recordPurge(NOW)
      await jobs.accept('newest', NOW)
      expect(await findClockFault(jobs.database, NOW + step)).toBeUndefined()
    })

    it('trusts a store without rows and runs', async () => {
      const { database } = await start()
      expect(await findClockFault(database, NOW)).toBeUndefined()
    })
  })

  describe('findHeldPurge', () => {
    it('holds the purge after a clock jump, and the held purge is logged daily until the clock is right', async () => {
      const { runDueJobs, accept, references, clock, errors, metric } = await start()
      await runDueJobs()
      for (const text of ['1', '2', '3', '4']) await accept(text, NOW)
      clock.now += 39 * DAY_MS
      await runDueJobs()
      expect(await references()).toHaveLength(4)
      expect(errors()).toMatchObject([
        {
          job: 'purge',
          count: 4,
          stored: 4,
          reason: 'the clock moved by 39 days since the last purge',
          msg: expect.stringContaining('npm run inbox -- purge'),
        },
      ])
      expect(await metric(OVERDUE)).toBe((38 * DAY_MS) / 1_000)
      clock.now += DAY_MS / 2
      await runDueJobs()
      expect(errors()).toHaveLength(1)
      clock.now += DAY_MS / 2
      await runDueJobs()
      expect(errors()).toHaveLength(2)
      clock.now = NOW + 2 * DAY_MS
      await runDueJobs()
      expect(errors()).toHaveLength(2)
      expect(await references()).toHaveLength(4)
      expect(await metric(OVERDUE)).toBe(0)
    })

    it('does not hold the purge after an operator has run the purge command', async () => {
      const { runDueJobs, accept, references, clock, errors, database, metric } = await start()
      await runDueJobs()
      await accept('expired', NOW)
      clock.now += 40 * DAY_MS
      await runDueJobs()
      expect(errors()).toHaveLength(1)
      const personalData = createPersonalData({
        database,
        mailDirectory: '/nowhere',
        retentionDays: 30,
        now: () => clock.now,
      })
      expect(await personalData.purge(await personalData.findExpired())).toBe(1)
      expect(await metric(OVERDUE)).toBe(0)
      await accept('expires in a day', clock.now - 29.5 * DAY_MS)
      clock.now += DAY_MS
      await runDueJobs()
      expect(errors().filter(({ msg }) => msg.startsWith('purge held'))).toHaveLength(1)
      expect(await references()).toEqual([])
    })

    it('holds the purge if a shorter RETENTION_DAYS makes most messages expire', async () => {
      const { runDueJobs, accept, references, errors, recordPurge } = await start(7)
      await recordPurge(NOW - DAY_MS)
      for (const text of ['1', '2', '3']) await accept(text, NOW - 20 * DAY_MS)
      await accept('4', NOW)
      await runDueJobs()
      expect(await references()).toHaveLength(4)
      expect(errors()).toMatchObject([
        { count: 3, stored: 4, reason: '3 of 4 messages had expired before the last purge' },
      ])
    })

    it('does not hold the purge after a long downtime if no message has expired', async () => {
      const { runDueJobs, accept, clock, errors, metric } = await start()
      await runDueJobs()
      await accept('kept', NOW)
      clock.now += 20 * DAY_MS
      await runDueJobs()
      expect(errors()).toEqual([])
      expect(await metric(OVERDUE)).toBe(0)
    })
  })
})
