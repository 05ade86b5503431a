import { expect, it } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { validMessage } from '#test/support/messages.ts'
import { DAY_MS, startJobs } from '#test/support/start-jobs.ts'
import type { Ending } from '../mail/mail-templates.ts'

/** Monday, 23 November 2026, 07:00 West Africa Time. The list is due at 08:00. */
const MONDAY = Date.UTC(2026, 10, 23, 6)
const HOUR_MS = 3_600_000

describeEngines('morning list', (engine) => {
  async function start(at = MONDAY, endings: Ending[] = []) {
    const jobs = await startJobs(engine, { start: at, teamListAt: 8 * HOUR_MS, endings })
    return { ...jobs, lists: () => jobs.mails.filter(({ id }) => id.startsWith('team-list')) }
  }

  it('names messages older than two working days, with links and without words of the visitor', async () => {
    const { accept, clock, runDueJobs, lists } = await start()
    const old = await accept('old', Date.UTC(2026, 10, 19, 6))
    const friday = await accept('of Friday', Date.UTC(2026, 10, 20, 12))
    clock.now += HOUR_MS
    await runDueJobs()
    expect(lists()).toHaveLength(1)
    const { text = '', subject } = lists()[0] ?? {}
    expect(subject).toBe('Website: one message waits for an answer')
    expect(text).toContain(`${old}  19 Nov 2026, 07:00 WAT\nI'm answering this: https://example.com/team/`)
    expect(text).not.toContain(friday)
    for (const words of Object.values(validMessage)) expect(text).not.toContain(words)
  })

  it('leaves out messages that are done, taken, quarantined or restricted, and is not sent if none is left', async () => {
    const { database, accept, clock, runDueJobs, lists } = await start()
    for (const change of [{ done_at: 1 }, { taken_at: 1, taken_by: 'AB' }, { restricted_at: 1 }]) {
      const reference = await accept(JSON.stringify(change), MONDAY - 10 * DAY_MS)
      await database.updateTable('messages').set(change).where('reference', '=', reference).execute()
    }
    await accept('spam', MONDAY - 10 * DAY_MS, 'links')
    clock.now += HOUR_MS
    await runDueJobs()
    expect(lists()).toEqual([])
  })

  it('names what ends on the website within a week, also without a message', async () => {
    const endings = ['2026-11-22', '2026-11-23', '2026-11-30', '2026-12-01'].map((date) => ({
      title: 'A notice',
      date,
    }))
    const { clock, runDueJobs, lists } = await start(MONDAY, endings)
    clock.now += HOUR_MS
    await runDueJobs()
    const { text = '', subject } = lists()[0] ?? {}
    expect(subject).toBe('Website: something ends within a week')
    expect(text.match(/^\d.+$/gm)).toEqual(['2026-11-23  A notice', '2026-11-30  A notice'])
    expect(text).not.toContain('working days')
  })

  it('is sent once a working day, not before its time and not at the weekend', async () => {
    const { accept, clock, runDueJobs, lists } = await start()
    await accept('old', MONDAY - 10 * DAY_MS)
    const sentAt: string[] = []
    for (let n = 0; n < 7 * 24 * 4; n++) {
      const before = lists().length
      await runDueJobs()
      if (lists().length > before) sentAt.push(new Date(clock.now).toISOString().slice(0, 16))
      clock.now += HOUR_MS / 4
    }
    expect(sentAt).toEqual([23, 24, 25, 26, 27].map((day) => `2026-11-${day}T07:00`))
  })
})
