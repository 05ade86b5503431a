import { expect, it } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { addressOf } from '#test/support/routes.ts'
import { DAY_MS, startJobs } from '#test/support/start-jobs.ts'
import type { Ending } from './mail-templates.ts'
import type { Route } from './routes.ts'

/** Monday, 23 November 2026, 07:00 West Africa Time. The list is due at 08:00. */
const MONDAY = Date.UTC(2026, 10, 23, 6)
const HOUR_MS = 3_600_000

describeEngines('morning list', (engine) => {
  type Given = { at?: number; routes?: Route[]; holidays?: string[]; endings?: Ending[] }
  async function start({ at = MONDAY, ...rest }: Given = {}) {
    const jobs = await startJobs(engine, { start: at, teamListAt: 8 * HOUR_MS, ...rest })
    const atEight = () => {
      jobs.clock.now += HOUR_MS
      return jobs.runDueJobs()
    }
    return { ...jobs, atEight, lists: () => jobs.mails.filter(({ id }) => id.startsWith('team-list')) }
  }

  it('names messages older than two working days, with name, subject, first words and links', async () => {
    const { accept, atEight, lists } = await start()
    const old = await accept('Subject: Demo of Taxly\n\nAn old question', Date.UTC(2026, 10, 19, 6))
    const friday = await accept('of Friday', Date.UTC(2026, 10, 20, 12))
    await atEight()
    expect(lists()).toHaveLength(1)
    const { text = '', subject } = lists()[0] ?? {}
    expect(subject).toBe('Website: one message waits for an answer')
    expect(text).toContain(
      `${old}  19 Nov 2026, 07:00 WAT  Amina Bello  Demo of Taxly\n> An old question\nI'm answering this: https://example.com/team/`,
    )
    expect(text).not.toContain(friday)
  })

  it('leaves out messages that are done, taken, quarantined or restricted, and is not sent if none is left', async () => {
    const { database, accept, atEight, lists } = await start()
    for (const change of [
      { done_at: 1 },
      { taken_at: MONDAY - DAY_MS, taken_by: 'AB' },
      { restricted_at: 1 },
    ]) {
      const reference = await accept(JSON.stringify(change), MONDAY - 10 * DAY_MS)
      await database.updateTable('messages').set(change).where('reference', '=', reference).execute()
    }
    await accept('spam', MONDAY - 10 * DAY_MS, 'links')
    await atEight()
    expect(lists()).toEqual([])
  })

  it('names again what was taken and is not done for two working days', async () => {
    const { database, accept, atEight, lists } = await start()
    const reference = await accept('taken', MONDAY - 10 * DAY_MS)
    const taken = { taken_by: 'AB', taken_at: MONDAY - 5 * DAY_MS }
    await database.updateTable('messages').set(taken).execute()
    await atEight()
    expect(lists()[0]?.text).toMatch(new RegExp(`^${reference} .*  taken by AB, and not done$`, 'm'))
  })

  it('has nothing that a visitor has typed if the mail server refuses it', async () => {
    const { accept, atEight, lists, mailServer } = await start()
    const reference = await accept('Subject: REFUSED\n\nREFUSED', MONDAY - 10 * DAY_MS)
    mailServer.refusedWords = /REFUSED/
    await atEight()
    expect(lists()[0]?.text).toContain(`${reference}  13 Nov 2026, 07:00 WAT\nI'm`)
  })

  it('goes to the addresses of each route, and counts the week; a route that fails holds no other', async () => {
    const routes = [
      { topic: 'product:taxly', to: [addressOf('taxly@example.com')] },
      { topic: 'subject:academy', to: [addressOf('down@example.com')] },
    ]
    const { database, accept, atEight, lists, errors, mailServer } = await start({ routes })
    const old = MONDAY - 10 * DAY_MS
    await accept('Subject: Demo of Taxly\n\nTaxes', old)
    await accept('Subject: Academy\n\nLearning', old)
    const done = await accept('Subject: Launch of Taxly\n\nSoon', MONDAY - 6 * DAY_MS)
    const update = database.updateTable('messages').set({ done_at: MONDAY - 4 * DAY_MS })
    await update.where('reference', '=', done).execute()
    await accept('Late', MONDAY - 6 * DAY_MS)
    await accept('New', MONDAY - DAY_MS)
    mailServer.refusesTo = 'down@example.com'
    await atEight()
    expect(lists().map(({ to, text }) => [to?.[0]?.address, text.match(/^> .*/gm)?.join()])).toEqual([
      ['taxly@example.com', '> Taxes'],
      ['team@example.com', '> Late'],
    ])
    expect(new Set(lists().map(({ id }) => id)).size).toBe(2)
    expect(errors()).toMatchObject([{ job: 'team-list', msg: 'list not sent' }])
    for (const { text } of lists())
      expect(text).toContain(`Messages of the last seven days: 3
By subject: none 2, Launch 1
By service: Data Engineering 3
By route: MAIL_TO 2, product:taxly 1
Done within two working days: 1 of 3; 1 still have time
`)
  })

  it('is not sent on a holiday, which is no working day', async () => {
    const { accept, clock, runDueJobs, lists } = await start({ holidays: ['2026-11-23', '2026-11-24'] })
    await accept('Thursday', MONDAY - 4 * DAY_MS)
    await accept('Friday', MONDAY - 3 * DAY_MS)
    const days: string[] = []
    for (let n = 0; n < 5; n++) {
      clock.now += n === 0 ? HOUR_MS : DAY_MS
      await runDueJobs()
      days.push(lists().at(-1)?.text.match(/^> .*/gm)?.join() ?? '')
    }
    expect(days).toEqual(['', '', '> Thursday', '> Thursday,> Friday', '> Thursday,> Friday'])
  })

  it('names what ends on the website within a week, also without a message', async () => {
    const days = ['2026-11-22', '2026-11-23', '2026-11-30', '2026-12-01']
    const endings = days.map((date) => ({ title: 'A notice', date }))
    const { atEight, lists } = await start({ endings })
    await atEight()
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
