import { sql } from 'kysely'
import { subjectNameOf } from '#contact/subject.ts'
import type { Log } from '../log.ts'
import { chunks } from '../store/chunks.ts'
import type { Database, JobName } from '../store/schema.ts'
import { STATE } from '../team/inbox-entry.ts'
import { findUnreported, joinMessages } from '../team/quarantine.ts'
import type { createTeamLinks } from '../team/team-links.ts'
import { dayOf, isWorkingDay, twoWorkingDaysBefore, WEST_AFRICA_OFFSET_MS } from '../team/west-africa-time.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { composeDigest, composeTeamList, type Ending, type Mail, type MailAddress } from './mail-templates.ts'
import type { Mailer } from './mailer.ts'
import { type FindRoute, groupByRoute } from './routes.ts'

/** Maximum number of messages that one run reads for its digests. */
const MAX_READ = 5_000
/** Maximum number of messages that one digest lists one by one. The rest wait for the next digest. */
const MAX_SINGLE = 200
const MAX_UNANSWERED = 100

const DAY_MS = 86_400_000
const DELIVERY_TIMEOUT_MS = 60_000

/** Dependencies of the two jobs that send the team a mail with a list of messages. */
export type DailyMailParts = {
  database: Database
  mailer: Pick<Mailer, 'send'>
  teamLinks: ReturnType<typeof createTeamLinks>
  findRoute: FindRoute
  /** Days on which the team does not work, like `2026-12-25`. */
  holidays: readonly string[]
  /** What expires on the website, and on which date, as the build collected it. */
  endings?: readonly Ending[] | undefined
  log: Log
  now: () => number
}

/** Mails digests of new quarantined messages, one for the addresses of each route, so that the team finds false positives. */
export async function mailDigest(parts: DailyMailParts) {
  const { database, teamLinks, findRoute, now } = parts
  const { messages, total } = await findUnreported(database, MAX_READ)
  let count = 0
  const sendAll = groupByRoute(messages, findRoute).map(({ to, messages: own }, index) => async () => {
    const { single, joined } = joinMessages(own)
    const listed = [...single.slice(0, MAX_SINGLE), ...joined.flatMap((line) => line.messages)]
    const left = own.length - listed.length + total - messages.length
    const digest = { single: single.slice(0, MAX_SINGLE), joined, left }
    // The links of grouped messages contain the time of listing, so each digest needs a time of its own.
    const time = now() + index
    const linksOf = await teamLinks(time)
    const compose = (isNeutral: boolean) => composeDigest(digest, { now: time, linksOf, isNeutral })
    await send('quarantine-digest', to, compose, parts)
    const marking = database.updateTable('messages').set({ listed_at: time })
    for (const chunk of chunks(listed.map(({ reference }) => reference)))
      await marking.where('reference', 'in', chunk).execute()
    count += listed.length
  })
  // A refusal by one mail server must not stop the other digests.
  const failed = await settle(sendAll)
  if (failed.length > 0) throw failed[0]
  return { count, left: total - count }
}

/** Mails messages open for over two working days and the week's numbers, each working day, after `at` (ms after midnight WAT). */
export async function mailTeamList(parts: DailyMailParts, at: number) {
  const { database, teamLinks, findRoute, holidays, endings = [], now } = parts
  const time = now()
  const passed = ((time + WEST_AFRICA_OFFSET_MS) % DAY_MS) - at
  if (passed < 0) return { count: 0, left: 0, dueAt: time - passed }
  const dueAt = time - passed + DAY_MS
  if (!isWorkingDay(time, holidays)) return { count: 0, left: 0, dueAt }
  const before = twoWorkingDaysBefore(time, holidays)
  const messages = await database
    .selectFrom('messages')
    .select(['reference', 'accepted_at as acceptedAt', 'name', 'service', 'message', 'taken_by as takenBy'])
    .where('accepted_at', '<', before)
    .where(STATE, '=', 'open')
    .where(({ eb, or }) => or([eb('taken_at', 'is', null), eb('taken_at', '<', before)]))
    .orderBy('accepted_at')
    .limit(MAX_UNANSWERED)
    .execute()
  const isMonday = new Date(time + WEST_AFRICA_OFFSET_MS).getUTCDay() === 1
  const week = await describeWeek(parts, isMonday)
  const groups = groupByRoute(messages, findRoute)
  const { to: rest } = findRoute({ service: '', message: '' })
  const soon = endings.filter(({ date }) => date >= dayOf(time) && date <= dayOf(time + 7 * DAY_MS))
  const isNews = (isMonday && week) || soon.length > 0
  if (isNews && !groups.some(({ to }) => to === rest)) groups.push({ to: rest, messages: [] })
  const linksOf = await teamLinks(time)
  const failed = await settle(
    groups.map(({ to, messages: own }, index) => () => {
      const details = { now: time, linksOf, endings: to === rest ? soon : [], week, index }
      const compose = (isNeutral: boolean) => composeTeamList(own, { ...details, isNeutral })
      return send('team-list', to, compose, parts)
    }),
  )
  // Retry only if all mails failed: a retry would send the list again to those who have it.
  if (failed.length > 0 && failed.length === groups.length) throw failed[0]
  for (const err of failed) parts.log.error({ job: 'team-list', err }, 'list not sent')
  return { count: messages.length, left: 0, dueAt }
}

/** Returns the week's numbers as text, with those answered in time if `isWhole`; an empty text if there were no messages. */
async function describeWeek({ database, findRoute, holidays, now }: DailyMailParts, isWhole: boolean) {
  const time = now()
  const messages = await database
    .selectFrom('messages')
    .select(['accepted_at', 'done_at', 'service', sql<string>`substr(message, 1, 200)`.as('message')])
    .where('accepted_at', '>', time - 7 * DAY_MS)
    .where('quarantined_for', 'is', null)
    .execute()
  if (messages.length === 0) return ''
  const count = (title: string, nameOf: (message: (typeof messages)[number]) => string) => {
    const groups = [...Map.groupBy(messages, (message) => nameOf(message) || 'none')]
    const sorted = groups.toSorted(([, one], [, other]) => other.length - one.length)
    return `${title}: ${sorted.map(([name, { length }]) => `${name} ${length}`).join(', ')}\n`
  }
  const answered = messages.filter(
    ({ accepted_at, done_at }) => done_at !== null && accepted_at >= twoWorkingDaysBefore(done_at, holidays),
  )
  const before = twoWorkingDaysBefore(time, holidays)
  const waiting = messages.filter(({ accepted_at, done_at }) => done_at === null && accepted_at >= before)
  const { length } = messages
  return [
    `Messages of the last seven days: ${length}\n`,
    count('By subject', ({ message }) => subjectNameOf(message)),
    count('By service', ({ service }) => service),
    count('By route', (message) => findRoute(message).topic),
    isWhole
      ? `Done within two working days: ${answered.length} of ${length}; ${waiting.length} still have time\n`
      : '',
  ].join('')
}

type Compose = (isNeutral: boolean) => Mail

/** Sends a mail; if the mail server refuses its content, sends it again without the words of visitors. */
async function send(job: JobName, to: MailAddress[], compose: Compose, { mailer, log }: DailyMailParts) {
  const sendMail = (mail: Mail) => mailer.send({ ...mail, to }, AbortSignal.timeout(DELIVERY_TIMEOUT_MS))
  const refusedWith = await sendMail(compose(false)).catch((error: unknown) => {
    if (!(error instanceof DeliveryFailure && error.isAboutContent)) throw error
    const sentence = 'list refused for its content, it is sent without words of visitors'
    log.warn({ job, failure: error.code }, sentence)
    return sendMail(compose(true))
  })
  if (refusedWith) log.error({ job, refusedWith }, 'mail refused for some recipients')
}

/** Runs tasks one after the other. @returns the errors of those that failed */
async function settle(tasks: readonly (() => Promise<void>)[]): Promise<unknown[]> {
  const errors: unknown[] = []
  for (const task of tasks) await task().catch((error: unknown) => errors.push(error))
  return errors
}
