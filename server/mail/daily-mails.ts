import type { Log } from '../log.ts'
import { chunks } from '../store/chunks.ts'
import type { Database, JobName } from '../store/schema.ts'
import { STATE } from '../team/inbox-entry.ts'
import { findUnreported, joinMessages } from '../team/quarantine.ts'
import type { createTeamLinks } from '../team/team-links.ts'
import { WEST_AFRICA_OFFSET_MS } from '../team/west-africa-time.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { composeDigest, composeTeamList, type Ending, type Mail } from './mail-templates.ts'
import type { Mailer } from './mailer.ts'

/** Maximum number of messages that one digest reads, and that it lists one by one. The next digests list the others. */
const MAX_READ = 5_000
const MAX_SINGLE = 200

const MAX_UNANSWERED = 100

const DAY_MS = 86_400_000
const DELIVERY_TIMEOUT_MS = 60_000

/** What the jobs need that mail lists of messages to the team. */
export type DailyMailParts = {
  database: Database
  mailer: Pick<Mailer, 'send'>
  teamLinks: ReturnType<typeof createTeamLinks>
  /** What leaves the website, from the build. */
  endings?: readonly Ending[] | undefined
  log: Log
  now: () => number
}

/** Mails a digest of new quarantined messages, so that the team finds false positives. */
export async function mailDigest({ database, teamLinks, now, ...parts }: DailyMailParts) {
  const { messages, total } = await findUnreported(database, MAX_READ)
  if (total === 0) return { count: 0, left: 0 }
  const { single, joined } = joinMessages(messages)
  const listed = [...single.slice(0, MAX_SINGLE), ...joined.flatMap((line) => line.messages)]
  const left = total - listed.length
  const digest = { single: single.slice(0, MAX_SINGLE), joined, left }
  // The links of joined messages name the time at which they were listed.
  const time = now()
  const linksOf = await teamLinks(time)
  const compose = (isNeutral: boolean) => composeDigest(digest, { now: time, linksOf, isNeutral })
  await send('quarantine-digest', compose(false), parts).catch((error: unknown) => {
    if (!(error instanceof DeliveryFailure && error.isAboutContent)) throw error
    const details = { job: 'quarantine-digest', failure: error.code }
    parts.log.warn(details, 'digest refused for its content, it is sent without words of visitors')
    return send('quarantine-digest', compose(true), parts)
  })
  for (const chunk of chunks(listed.map(({ reference }) => reference)))
    await database.updateTable('messages').set({ listed_at: time }).where('reference', 'in', chunk).execute()
  return { count: listed.length, left }
}

/**
 * Mails the messages that wait for more than two working days and are neither done nor taken, and what leaves the website within a
 * week, once a working day. If the server
 * is down at that time, the list follows on the same day.
 * @param at milliseconds after midnight in West Africa Time
 */
export async function mailTeamList(
  { database, teamLinks, endings = [], now, ...parts }: DailyMailParts,
  at: number,
) {
  const time = now()
  const passed = ((time + WEST_AFRICA_OFFSET_MS) % DAY_MS) - at
  if (passed < 0) return { count: 0, left: 0, dueAt: time - passed }
  const weekday = new Date(time + WEST_AFRICA_OFFSET_MS).getUTCDay()
  const isWeekend = weekday === 0 || weekday === 6
  // On Monday and Tuesday a weekend lies between.
  const before = time - (weekday <= 2 ? 4 : 2) * DAY_MS
  const messages = await database
    .selectFrom('messages')
    .select(['reference', 'accepted_at as acceptedAt'])
    .where('accepted_at', '<', before)
    .where(STATE, '=', 'open')
    .where('taken_at', 'is', null)
    .orderBy('accepted_at')
    .limit(MAX_UNANSWERED)
    .execute()
  const [today = '', inAWeek = ''] = [0, 7].map((days) =>
    new Date(time + WEST_AFRICA_OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10),
  )
  const soon = endings.filter(({ date }) => date >= today && date <= inAWeek)
  const details = { now: time, linksOf: await teamLinks(time) }
  if (messages.length + soon.length > 0 && !isWeekend)
    await send('team-list', composeTeamList(messages, soon, details), parts)
  return { count: isWeekend ? 0 : messages.length, left: 0, dueAt: time - passed + DAY_MS }
}

async function send(job: JobName, mail: Mail, { mailer, log }: Pick<DailyMailParts, 'mailer' | 'log'>) {
  const refusedWith = await mailer.send(mail, AbortSignal.timeout(DELIVERY_TIMEOUT_MS))
  if (refusedWith) log.error({ job, refusedWith }, 'mail refused for some recipients')
}
