import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { createLog } from '../log.ts'
import { describeEngines, newSqliteAddress } from '../testing/engines.ts'
import { submissionOf, validMessage } from '../testing/messages.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createChores } from './chores.ts'
import { createDatabaseStore } from './database-store.ts'
import { eraseMessages } from './erasure.ts'
import type { Mail } from './mail.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 21)

describeEngines('the chores', (engine) => {
  async function start() {
    const database = await engine.open()
    const store = createDatabaseStore(database)
    const mailDirectory = temporaryFolder()
    const clock = { now: NOW }
    const mails: Mail[] = []
    let broken = false
    const chores = createChores({
      database,
      mailer: {
        async send(mail) {
          if (broken) throw new Error('relay down')
          mails.push(mail)
        },
      },
      mailDirectory,
      retentionDays: 30,
      log: createLog('silent'),
      now: () => clock.now,
    })
    const accept = async (text: string, at: number, quarantinedFor?: string) => {
      const acceptance = await store.accept(submissionOf(text, { quarantinedFor }), at)
      return acceptance.outcome === 'conflict' ? '' : acceptance.reference
    }
    const setBroken = (value: boolean) => {
      broken = value
    }
    const references = async () =>
      (await database.selectFrom('messages').select('reference').execute()).map(({ reference }) => reference)
    return { database, store, chores, clock, mails, accept, setBroken, references, mailDirectory }
  }

  it('erase exactly what is older than the retention period, mail files too', async () => {
    const { chores, accept, references, mailDirectory, database } = await start()
    const expired = await accept('old', NOW - 30 * DAY - 1)
    const kept = await accept('younger', NOW - 30 * DAY)
    for (const reference of [expired, kept]) writeFileSync(join(mailDirectory, `${reference}.eml`), 'mail')
    await chores.doDue()
    expect(await references()).toEqual([kept])
    expect(readdirSync(mailDirectory)).toEqual([`${kept}.eml`])
    expect(await database.selectFrom('notifications').select('reference').execute()).toEqual([
      { reference: kept },
    ])
  })

  it('list every suspect once, with the reason and the way to release it', async () => {
    const { chores, accept, mails, clock } = await start()
    const suspect = await accept('buy now', NOW - 1000, 'offer, links')
    await accept('hello', NOW - 1000)
    await chores.doDue()
    await chores.doDue()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(suspect)
    expect(mails[0]?.text).toMatch(/offer, links[\s\S]+ {2}buy now/)
    expect(mails[0]?.text).toContain('npm run inbox -- release')
    clock.now += DAY
    await chores.doDue()
    expect(mails).toHaveLength(1)
    await accept('buy again', clock.now, 'bait')
    clock.now += DAY
    await chores.doDue()
    expect(mails).toHaveLength(2)
    expect(mails[1]?.text).not.toContain(suspect)
  })

  it('are tried again after an hour where they failed', async () => {
    const { chores, accept, mails, clock, setBroken } = await start()
    await accept('buy', NOW, 'bait')
    setBroken(true)
    await chores.doDue()
    setBroken(false)
    clock.now += 3_599_000
    await chores.doDue()
    expect(mails).toHaveLength(0)
    clock.now += 1_000
    await chores.doDue()
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
    await Promise.all([chores().doDue(), chores().doDue(), chores().doDue()])
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
