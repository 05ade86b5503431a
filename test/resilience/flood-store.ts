import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { createLog } from '#server/log.ts'
import { type DailyMailParts, sendDailyMail } from '#server/mail/daily-mail.ts'
import type { Mail } from '#server/mail/mail-templates.ts'
import { openDatabase } from '#server/store/open-database.ts'
import type { DatabaseAddress } from '#server/store/schema.ts'
import { createTeamLinks } from '#server/team/team-links.ts'
import { toTeam } from '../support/routes.ts'
import { atLeast, atMost, type Check, exactly } from '../support/scenario.ts'
import { onSmallDisk } from './disk-full.ts'
import { floodFrom, postFrom, startFloodedServer } from './flood-load.ts'

const FLOOD_SIZE = 5_000
const REAL_TEXTS = [
  'Can you build a portal for our clinic in Jos?',
  'We tried to reach you about the invoice of March.',
  'My daughter applied to the academy and heard nothing.',
  'Our till has stopped printing since the update.',
  'Please send a quotation for forty laptops with set-up.',
]

const DISK = '200m'
const LONG_TEXT = 'We need a payroll for our staff in four states. '.repeat(100)

/** Hides five real messages, of senders in the flooding networks, in a flood of 5,000, and reads the lists of the quarantine. */
export async function findRealMessages(): Promise<Check[]> {
  const { url, sink, stop, databasePath } = await startFloodedServer()
  await floodFrom('13 /48s', { url, forms: ['JSON', 'plain form'], count: FLOOD_SIZE })
  const references: string[] = []
  for (const [n, text] of REAL_TEXTS.entries()) {
    const { body } = await postFrom(url, 'JSON', `2001:db8:${10 + n}:ffff::1`, text)
    references.push((JSON.parse(String(body)) as { reference: string }).reference)
  }
  const mailed = sink.mails.length
  await stop()

  const mails = await mailLists({ engine: 'sqlite', path: databasePath })
  const text = mails.map((mail) => mail.text).join('\n')
  const listed = references.filter((reference, n) => {
    const [, quote] = new RegExp(`^${reference} .*\n> (.*)`, 'm').exec(text) ?? []
    return REAL_TEXTS[n]?.startsWith(quote?.replace(/ …$/, '') ?? '-')
  })
  return [
    exactly(
      `messages lost with their words, in a flood of ${FLOOD_SIZE}`,
      REAL_TEXTS.length - listed.length,
      0,
    ),
    exactly('lists that the team gets about it', mails.length, 1),
    atMost('lines in it', text.split('\n').length, 500),
    atMost('mails about its messages', mailed, 180),
  ]
}

/** Sends the lists of quarantined messages, as the daily job does. */
async function mailLists(address: DatabaseAddress): Promise<Mail[]> {
  const database = await openDatabase(address)
  const mails: Mail[] = []
  const parts: DailyMailParts = {
    database,
    mailer: { send: async (mail) => void mails.push(mail) },
    teamLinks: createTeamLinks(database, 'https://example.com'),
    findRoute: toTeam,
    log: createLog('silent'),
    now: Date.now,
  }
  await sendDailyMail(parts)
  await database.destroy()
  return mails
}

/** Floods a server on a disk of its own from ever new networks until it refuses. */
export async function fillDiskShare(): Promise<Check[]> {
  if (process.getuid?.() !== 0) return []
  return onSmallDisk(DISK, async (mount) => {
    const used = () => {
      const { blocks, bfree, bsize } = statfsSync(mount)
      return (blocks - bfree) * bsize
    }
    const size = () => statfsSync(mount).blocks * statfsSync(mount).bsize
    const { url, stop } = await startFloodedServer({ DATABASE_URL: `sqlite:${join(mount, 'contact.db')}` })
    const load = { url, forms: ['JSON'], count: 30_000, text: LONG_TEXT } as const
    const statuses = await floodFrom('ever new networks', load)
    const ready = await fetch(`${url}/readyz`)
    await stop()
    return [
      atLeast('messages stored before the disk is almost full', statuses.get(201) ?? 0, 1_000),
      atLeast('messages refused with 503 then', statuses.get(503) ?? 0, 1),
      atMost('used share of the disk', Math.round((used() / size()) * 100), 92, ' %'),
      exactly('/readyz then', ready.status, 503),
    ]
  })
}
