import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { describeEngines, newSqliteAddress } from '#test/support/database-engines.ts'
import { submissionOf, validMessage } from '#test/support/messages.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { createInbox } from '../cli/inbox.ts'
import { openDatabase } from '../database/open-database.ts'
import { createLog } from '../log.ts'
import { eraseMessages } from '../messages/erasure.ts'
import { createDatabaseStore } from '../messages/message-repository.ts'
import { createOutboxMetrics } from '../metrics/outbox-metrics.ts'
import { findMailFault } from '../notifications/mail-fault.ts'
import type { Mail } from '../notifications/mail-templates.ts'
import { createChores } from './scheduled-jobs.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 21)

describeEngines('the chores', (engine) => {
  async function start(retentionDays = 30) {
    const database = await engine.open()
    const store = createDatabaseStore(database)
    const mailDirectory = temporaryFolder()
    const clock = { now: NOW }
    const mails: Mail[] = []
    const logLines: string[] = []
    let broken = false
    let refusedWith: number[] | undefined
    const chores = createChores({
      database,
      mailer: {
        async send(mail) {
          if (broken) throw new Error('relay down')
          mails.push(mail)
          return refusedWith
        },
      },
      mailDirectory,
      retentionDays,
      log: createLog('info', { write: (line) => logLines.push(line) }),
      now: () => clock.now,
    })
    const accept = async (text: string, at: number, quarantinedFor?: string) => {
      const acceptance = await store.accept(submissionOf(text, { quarantinedFor }), at)
      return acceptance.outcome === 'conflict' ? '' : acceptance.reference
    }
    const setBroken = (value: boolean) => {
      broken = value
    }
    const refuse = (answers: number[]) => {
      refusedWith = answers
    }
    const errors = () =>
      logLines.map((line) => JSON.parse(line)).filter(({ level }: { level: number }) => level >= 50)
    const overdueSeconds = async () => {
      const text = await (await createOutboxMetrics(store, clock.now)).metrics()
      return Number(/^website_outbox_oldest_seconds (\S+)$/m.exec(text)?.[1])
    }
    const references = async () =>
      (await database.selectFrom('messages').select('reference').execute()).map(({ reference }) => reference)
    /** Notes a purge of that time. */
    const purgedAt = (at: number) =>
      database
        .insertInto('chores')
        .values({ name: 'purge promised', due_at: at + DAY })
        .execute()
    const retentionOverdueSeconds = async () => {
      const text = await (await createOutboxMetrics(store, clock.now)).metrics()
      return Number(/^website_retention_overdue_seconds (\S+)$/m.exec(text)?.[1])
    }
    return {
      database,
      store,
      purgedAt,
      retentionOverdueSeconds,
      chores,
      clock,
      mails,
      accept,
      setBroken,
      refuse,
      references,
      mailDirectory,
      errors,
      overdueSeconds,
    }
  }

  it('erase exactly what is older than the retention period, mail files too', async () => {
    const { chores, accept, references, mailDirectory, database, purgedAt } = await start()
    await purgedAt(NOW - DAY)
    const expired = await accept('old', NOW - 30 * DAY - 1)
    const kept = await accept('younger', NOW - 30 * DAY)
    for (const reference of [expired, kept]) writeFileSync(join(mailDirectory, `${reference}.eml`), 'mail')
    await chores.runDueJobs()
    expect(await references()).toEqual([kept])
    expect(readdirSync(mailDirectory)).toEqual([`${kept}.eml`])
    expect(await database.selectFrom('notifications').select('reference').execute()).toEqual([
      { reference: kept },
    ])
  })

  describe('purge', () => {
    it('erases nothing when the clock jumps, and says so each day until the clock is right', async () => {
      const { chores, accept, references, clock, errors, retentionOverdueSeconds } = await start()
      await chores.runDueJobs()
      for (const text of ['1', '2', '3', '4']) await accept(text, NOW)
      clock.now += 800 * DAY
      await chores.runDueJobs()
      expect(await references()).toHaveLength(4)
      expect(errors()).toMatchObject([
        {
          chore: 'purge',
          count: 4,
          stored: 4,
          reason: 'the clock moved by 800 days since the last purge',
          msg: expect.stringContaining('npm run inbox -- purge'),
        },
      ])
      expect(await retentionOverdueSeconds()).toBe((799 * DAY) / 1_000)
      clock.now += DAY / 2
      await chores.runDueJobs()
      expect(errors()).toHaveLength(1)
      clock.now += DAY / 2
      await chores.runDueJobs()
      expect(errors()).toHaveLength(2)
      clock.now = NOW + 2 * DAY
      await chores.runDueJobs()
      expect(errors()).toHaveLength(2)
      expect(await references()).toHaveLength(4)
      expect(await retentionOverdueSeconds()).toBe(0)
    })

    it('erases what it held once an operator confirms it', async () => {
      const { chores, accept, references, clock, errors, database, retentionOverdueSeconds } = await start()
      await chores.runDueJobs()
      await accept('expired', NOW)
      clock.now += 40 * DAY
      await chores.runDueJobs()
      expect(errors()).toHaveLength(1)
      const inbox = createInbox({
        database,
        mailDirectory: '/nowhere',
        retentionDays: 30,
        now: () => clock.now,
      })
      expect(await inbox.purge()).toBe(1)
      expect(await retentionOverdueSeconds()).toBe(0)
      await accept('expires in a day', clock.now - 29.5 * DAY)
      clock.now += DAY
      await chores.runDueJobs()
      expect(errors().filter(({ msg }) => msg.startsWith('purge held'))).toHaveLength(1)
      expect(await references()).toEqual([])
    })

    it('erases nothing when a shorter RETENTION_DAYS makes most messages expire', async () => {
      const { chores, accept, references, errors, purgedAt } = await start(7)
      await purgedAt(NOW - DAY)
      for (const text of ['1', '2', '3']) await accept(text, NOW - 20 * DAY)
      await accept('4', NOW)
      await chores.runDueJobs()
      expect(await references()).toHaveLength(4)
      expect(errors()).toMatchObject([
        { count: 3, stored: 4, reason: '3 of 4 messages had expired before the last purge' },
      ])
    })

    it('erases what expired since yesterday, whatever its share', async () => {
      const { chores, accept, references, errors, purgedAt } = await start()
      await purgedAt(NOW - DAY)
      await accept('expired', NOW - 30 * DAY - 1)
      const kept = await accept('kept', NOW)
      await chores.runDueJobs()
      expect(await references()).toEqual([kept])
      expect(errors()).toMatchObject([{ msg: 'messages expire that the team was never told of' }])
    })

    it('erases a few messages that expired long ago, like those of an older copy', async () => {
      const { chores, accept, references, purgedAt } = await start()
      await purgedAt(NOW - DAY)
      await accept('expired long ago', NOW - 300 * DAY)
      for (let n = 0; n < 9; n++) await accept(`kept ${n}`, NOW)
      await chores.runDueJobs()
      expect(await references()).toHaveLength(9)
    })

    it('holds nothing after a long stop when nothing has expired', async () => {
      const { chores, accept, clock, errors, retentionOverdueSeconds } = await start()
      await chores.runDueJobs()
      await accept('kept', NOW)
      clock.now += 20 * DAY
      await chores.runDueJobs()
      expect(errors()).toEqual([])
      expect(await retentionOverdueSeconds()).toBe(0)
    })
  })

  it('list every suspect once, with the reason and the way to release it', async () => {
    const { chores, accept, mails, clock } = await start()
    const suspect = await accept('buy now', NOW - 1000, 'offer, links')
    await accept('hello', NOW - 1000)
    await chores.runDueJobs()
    await chores.runDueJobs()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(
      `${suspect}  2026-11-20 23:59 UTC  Amina Bello <amina@example.com>  (offer, links)`,
    )
    expect(mails[0]?.text).not.toContain('buy now')
    expect(mails[0]?.text).toContain('npm run inbox -- release')
    clock.now += DAY
    await chores.runDueJobs()
    expect(mails).toHaveLength(1)
    await accept('buy again', clock.now, 'bait')
    clock.now += DAY
    await chores.runDueJobs()
    expect(mails).toHaveLength(2)
    expect(mails[1]?.text).not.toContain(suspect)
  })

  it('say how many messages expire that the team was never told of', async () => {
    const { chores, accept, references, store, errors, database, clock, purgedAt } = await start()
    clock.now += 30 * DAY + 1
    await purgedAt(NOW + 29 * DAY)
    for (const text of ['sent', 'dead', 'waiting']) await accept(text, NOW)
    for (const text of ['done', 'listed']) await accept(text, NOW, 'bait')
    await accept('unlisted', NOW, 'bait')
    const sent = await store.claimNext(NOW)
    const dead = await store.claimNext(NOW)
    if (!sent || !dead) throw new Error('not due')
    await store.markSent(sent, NOW)
    await store.markDead(dead, NOW, 'EMESSAGE 554')
    await database.updateTable('messages').set({ done_at: NOW }).where('message', '=', 'done').execute()
    await database.updateTable('messages').set({ listed_at: NOW }).where('message', '=', 'listed').execute()
    await chores.runDueJobs()
    expect(errors()).toMatchObject([{ msg: 'messages expire that the team was never told of', count: 3 }])
    expect(await references()).toEqual([])
  })

  it('list a flood of suspects in several mails, one at each look, until none is left', async () => {
    const { chores, accept, mails, clock, references } = await start()
    await Promise.all(Array.from({ length: 450 }, (_, n) => accept(`buy ${n}`, NOW, 'bait')))
    for (let look = 0; look < 4; look++) {
      clock.now += 1
      await chores.runDueJobs()
    }
    expect(mails.map(({ subject }) => /\d+/.exec(subject)?.[0])).toEqual(['200', '200', '50'])
    expect(mails.map(({ text }) => /^(\d+) more wait/m.exec(text)?.[1])).toEqual(['250', '50', undefined])
    const listed = mails.map(({ text }) => text).join('\n')
    for (const reference of await references()) expect(listed).toContain(reference)
  })

  it('tell by a metric how long the list of suspects is overdue', async () => {
    const { chores, accept, clock, setBroken, overdueSeconds, errors } = await start()
    await chores.runDueJobs()
    await accept('buy', NOW, 'bait')
    clock.now += DAY
    expect(await overdueSeconds()).toBe(0)
    setBroken(true)
    await chores.runDueJobs()
    clock.now += 3_600_000
    await chores.runDueJobs()
    expect(errors()).toMatchObject([{ chore: 'listing' }, { chore: 'listing' }])
    expect(await overdueSeconds()).toBe(3_600)
    setBroken(false)
    clock.now += 3_600_000
    await chores.runDueJobs()
    expect(await overdueSeconds()).toBe(0)
  })

  it('daily list: counts as a mail fault when it is more than a day overdue, until it is sent', async () => {
    const { chores, accept, clock, setBroken, store } = await start()
    const fault = async () => findMailFault(await store.outbox(), clock.now)
    await chores.runDueJobs()
    await accept('buy', NOW, 'honeypot')
    setBroken(true)
    clock.now += 2 * DAY
    await chores.runDueJobs()
    expect(await fault()).toBeUndefined()
    clock.now += 3_600_000
    await chores.runDueJobs()
    expect(await fault()).toBe('The daily list of quarantined messages is overdue.')
    setBroken(false)
    clock.now += 3_600_000
    await chores.runDueJobs()
    expect(await fault()).toBeUndefined()
  })

  it('tell of recipients who did not get the list', async () => {
    const { chores, accept, refuse, errors } = await start()
    await accept('buy', NOW, 'bait')
    refuse([550])
    await chores.runDueJobs()
    expect(errors()).toMatchObject([{ msg: 'mail refused for some recipients', refusedWith: [550] }])
  })

  it('are tried again after an hour where they failed', async () => {
    const { chores, accept, mails, clock, setBroken } = await start()
    await accept('buy', NOW, 'bait')
    setBroken(true)
    await chores.runDueJobs()
    setBroken(false)
    clock.now += 3_599_000
    await chores.runDueJobs()
    expect(mails).toHaveLength(0)
    clock.now += 1_000
    await chores.runDueJobs()
    expect(mails).toHaveLength(1)
  })

  it('are done by one process only', async () => {
    const { database, mailDirectory, accept } = await start()
    await accept('buy', NOW, 'bait')
    const mails: Mail[] = []
    const chores = () =>
      createChores({
        database,
        mailer: { send: async (mail) => void mails.push(mail) },
        mailDirectory,
        retentionDays: 30,
        log: createLog('silent'),
        now: () => NOW,
      })
    await Promise.all([chores().runDueJobs(), chores().runDueJobs(), chores().runDueJobs()])
    expect(mails).toHaveLength(1)
  })
})

it('erasing leaves no byte of a person in the database, its log and the mail folder', async () => {
  const address = newSqliteAddress()
  const database = await openDatabase(address)
  onTestFinished(() => database.destroy())
  const store = createDatabaseStore(database)
  const folder = dirname(address.path)
  const mailDirectory = join(folder, 'mail')
  mkdirSync(mailDirectory)

  const references: string[] = []
  for (let n = 0; n < 30; n++) {
    const person = n % 3 === 0 ? { name: 'Zubaidatu', email: 'zubaidatu@example.org' } : {}
    const submission = submissionOf(`Zubaidatu wrote letter no. ${n} ${'long '.repeat(500)}`)
    const acceptance = await store.accept(
      { ...submission, message: { ...submission.message, ...person } },
      NOW + n,
    )
    if (acceptance.outcome === 'conflict') throw new Error('conflict')
    references.push(acceptance.reference)
    writeFileSync(join(mailDirectory, `${acceptance.reference}.eml`), 'zubaidatu@example.org')
  }
  for (const name of ['set-aside-1.eml', '.set-aside-2.eml.part', `.${references[0]}.eml.part`])
    writeFileSync(join(mailDirectory, name), 'zubaidatu@example.org')
  expect(bytesIn(folder)).toContain('zubaidatu')

  expect(await eraseMessages(database, mailDirectory, references)).toBe(30)
  expect(bytesIn(folder).match(/zubaidatu|letter no/g)).toBeNull()
  expect(readdirSync(mailDirectory)).toEqual([])
  const acceptance = await store.accept({ ...submissionOf(), message: validMessage }, NOW)
  expect(acceptance.outcome).toBe('stored')
})

function bytesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1').toLowerCase())
    .join('\n')
}
