import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { DAY_MS, startJobs } from '#test/support/start-jobs.ts'
import { findLastSuccessAt } from '../store/job-runs.ts'
import { readAudit, recordAccess } from './audit.ts'
import { recordErasures } from './erasure.ts'
import { restrict, unrestrict } from './personal-data.ts'
import { findClockFault, findExpired, purgeNow } from './retention.ts'
import { dayOf } from './west-africa-time.ts'

const NOW = Date.UTC(2026, 10, 21)
const EXPIRED = NOW - 30 * DAY_MS - 1
const LINE = { operator: 'ada', command: 'list', references: [], count: 0 }
const VIEW = { kind: 'page' as const, name: '/', total: 1 }
const AHEAD = 'the clock is more than a week ahead of the last purge'
const BEHIND = 'the clock is more than a day behind the newest row'

describeEngines('purge', (engine) => {
  /** Starts the jobs of a server whose last purge was a day ago. */
  async function start(retentionDays = 30) {
    const jobs = await startJobs(engine, { start: NOW, retentionDays })
    const { database, mailDirectory, clock } = jobs
    await database
      .insertInto('jobs')
      .values({ name: 'purge', due_at: NOW, succeeded_at: NOW - DAY_MS })
      .execute()
    return {
      ...jobs,
      /** Adds a row of each kind that a purge erases. */
      addRows: async (at: number) => {
        await jobs.accept('old', at)
        await recordAccess(database, { ...LINE, at })
        await recordErasures(database, [{ reference: 'ERASED', erased_at: at }])
      },
      /** Runs the purge of an operator. */
      purge: async () => {
        const references = await findExpired(database, retentionDays, clock.now)
        return purgeNow(database, mailDirectory, references, clock.now)
      },
      set: (text: string, values: { listed_at?: number; done_at?: number }) =>
        database.updateTable('messages').set(values).where('message', '=', text).execute(),
      /** Returns how many rows there are of each kind that a purge erases. */
      counts: async () => [
        (await jobs.references()).length,
        (await readAudit(database, 10)).length,
        (await database.selectFrom('erasures').select('reference').execute()).length,
      ],
      overdueDays: async () => {
        const purgedAt = (await findLastSuccessAt(database, 'purge')) ?? clock.now
        return Math.max(0, clock.now - purgedAt - DAY_MS) / DAY_MS
      },
    }
  }

  it('erases only what is older than the retention period, with its mail files', async () => {
    const { runDueJobs, accept, references, mailDirectory, database, errors } = await start()
    const expired = await accept('old', EXPIRED)
    const kept = await accept('younger', EXPIRED + 1)
    for (const reference of [expired, kept]) writeFileSync(join(mailDirectory, `${reference}.eml`), 'mail')
    for (const at of [EXPIRED, EXPIRED + 1]) {
      await recordAccess(database, { ...LINE, at })
      await recordErasures(database, [{ reference: `E${at}`, erased_at: at }])
    }
    const counts = [NOW - 401 * DAY_MS, NOW - 400 * DAY_MS].map((at) => ({ ...VIEW, day: dayOf(at) }))
    await database.insertInto('counts').values(counts).execute()
    await runDueJobs()
    expect(await database.selectFrom('counts').selectAll().execute()).toEqual(counts.slice(1))
    expect(await references()).toEqual([kept])
    expect(readdirSync(mailDirectory)).toEqual([`${kept}.eml`])
    expect(await database.selectFrom('notifications').select('reference').execute()).toEqual([
      { reference: kept },
    ])
    expect(await readAudit(database, 10)).toHaveLength(1)
    expect(await database.selectFrom('erasures').select('reference').execute()).toEqual([
      { reference: `E${EXPIRED + 1}` },
    ])
    expect(errors()).toEqual([])
  })

  it('erases long expired messages if they are few, as after a restore of an old backup', async () => {
    const { runDueJobs, accept, references } = await start()
    await accept('expired long ago', NOW - 300 * DAY_MS)
    for (let n = 0; n < 9; n++) await accept(`kept ${n}`, NOW)
    await runDueJobs()
    expect(await references()).toHaveLength(9)
  })

  it('erases a quarantined message 30 days after the team was told of it, and keeps one that it was not told of', async () => {
    const { runDueJobs, accept, references, set } = await start(730)
    for (const text of ['reported', 'done', 'reported lately']) await accept(text, NOW - 90 * DAY_MS, 'links')
    const unreported = await accept('unreported', NOW - 90 * DAY_MS, 'links')
    await set('reported', { listed_at: EXPIRED })
    await set('done', { done_at: EXPIRED })
    await set('reported lately', { listed_at: EXPIRED + 1 })
    await runDueJobs()
    expect(await references()).toHaveLength(2)
    expect(await references()).toContain(unreported)
  })

  it('removes daily mails from the folder, and does not restart the 30 days of other messages', async () => {
    const { runDueJobs, accept, references, set, mailDirectory, database } = await start(730)
    for (const text of ['reported', 'reported lately']) await accept(text, NOW - 90 * DAY_MS, 'links')
    await set('reported', { listed_at: EXPIRED })
    await set('reported lately', { listed_at: EXPIRED + 1 })
    writeFileSync(join(mailDirectory, 'daily-list-1.eml'), 'names')
    await runDueJobs()
    expect(readdirSync(mailDirectory)).toEqual([])
    expect(await references()).toHaveLength(1)
    const { listed_at } = await database.selectFrom('messages').select('listed_at').executeTakeFirstOrThrow()
    expect(listed_at).toBe(EXPIRED + 1)
  })

  it('keeps a restricted message until the restriction is lifted', async () => {
    const { runDueJobs, accept, references, database, purge } = await start()
    const reference = await accept('in dispute', EXPIRED)
    await restrict(database, reference, NOW)
    await runDueJobs()
    expect(await references()).toEqual([reference])
    await unrestrict(database, reference, NOW)
    expect(await purge()).toBe(1)
  })

  it.each(['messages', 'audit', 'erasures'] as const)(
    'erases no row of any kind while the clock is more than a day behind the newest of %s',
    async (table) => {
      const { database, clock, accept, addRows, counts, runDueJobs, errors } = await start()
      await addRows(EXPIRED - 2 * DAY_MS)
      if (table === 'messages') await accept('newest', NOW)
      else if (table === 'audit') await recordAccess(database, { ...LINE, at: NOW })
      else await recordErasures(database, [{ reference: 'NEWEST', erased_at: NOW }])
      const before = await counts()
      clock.now = NOW - DAY_MS - 1
      expect(await findClockFault(database, clock.now)).toBe(BEHIND)
      await database.updateTable('jobs').set({ due_at: clock.now }).execute()
      await runDueJobs()
      expect(await counts()).toEqual(before)
      const msg = expect.stringContaining('npm run inbox -- purge')
      expect(errors()).toMatchObject([{ job: 'purge', reason: BEHIND, msg }])
    },
  )

  it('waits daily for an operator if the clock moved by more than 7 days, until it is right', async () => {
    const { runDueJobs, addRows, database, clock, errors, counts, overdueDays } = await start()
    await addRows(NOW - 25 * DAY_MS)
    const reasons = () => errors().map(({ reason }) => reason)
    clock.now = NOW + 6 * DAY_MS + 1
    await runDueJobs()
    expect([reasons(), await counts()]).toEqual([[AHEAD], [1, 1, 1]])
    expect(await overdueDays()).toBeCloseTo(6)
    clock.now += DAY_MS / 2
    await runDueJobs()
    clock.now += DAY_MS / 2
    await runDueJobs()
    expect([reasons(), await counts()]).toEqual([
      [AHEAD, AHEAD],
      [1, 1, 1],
    ])
    clock.now = NOW + 2 * DAY_MS
    await database.updateTable('jobs').set({ due_at: clock.now }).execute()
    await runDueJobs()
    expect([reasons(), await counts(), await overdueDays()]).toEqual([[AHEAD, AHEAD], [1, 1, 1], 0])
  })

  it('runs again after an operator has run the purge command', async () => {
    const { runDueJobs, accept, references, clock, errors, purge, overdueDays } = await start()
    await accept('expired', NOW)
    clock.now += 40 * DAY_MS
    await runDueJobs()
    expect(errors()).toMatchObject([{ reason: AHEAD }])
    expect(await purge()).toBe(1)
    expect(await overdueDays()).toBe(0)
    await accept('expires in a day', clock.now - 29.5 * DAY_MS)
    clock.now += DAY_MS
    await runDueJobs()
    expect(errors().filter(({ msg }) => msg.startsWith('purge held'))).toHaveLength(1)
    expect(await references()).toEqual([])
  })

  it('waits for an operator if a shorter RETENTION_DAYS makes most messages expire', async () => {
    const { runDueJobs, accept, references, errors } = await start(7)
    for (const text of ['1', '2', '3']) await accept(text, NOW - 20 * DAY_MS)
    await accept('4', NOW)
    await runDueJobs()
    expect(await references()).toHaveLength(4)
    expect(errors()).toMatchObject([{ reason: '3 of 4 messages had expired before the last purge' }])
  })
})
