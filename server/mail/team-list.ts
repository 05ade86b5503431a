import type { Log } from '../log.ts'
import type { Database } from '../store/schema.ts'
import { STATE } from '../team/inbox-entry.ts'
import type { createTeamLinks } from '../team/team-links.ts'
import { isWorkingDay, timeOfDay, workingDaysBefore } from '../team/west-africa-time.ts'
import { composeTeamList } from './mail-templates.ts'
import type { Mailer } from './mailer.ts'

const MAX_ENTRIES = 100

/** Number of working days in which the form promises an answer. */
const ANSWER_DAYS = 2

const DAY_MS = 86_400_000
const DELIVERY_TIMEOUT_MS = 60_000

type Parts = {
  database: Database
  mailer: Pick<Mailer, 'send'>
  teamLinks: ReturnType<typeof createTeamLinks>
  /** Milliseconds after midnight in West Africa Time. */
  at: number
  log: Log
  now: () => number
}

/**
 * Creates the job that mails the messages without an answer, once a working day. If the server is down at that time, the list
 * follows on the same day.
 */
export function createTeamList({ database, mailer, teamLinks, at, log, now }: Parts) {
  return async (): Promise<{ count: number; left: number; dueAt: number }> => {
    const time = now()
    const passed = timeOfDay(time) - at
    if (passed < 0) return { count: 0, left: 0, dueAt: time - passed }
    const done = (count: number) => ({ count, left: 0, dueAt: time - passed + DAY_MS })
    const messages = isWorkingDay(time) ? await findUnanswered(database, time) : []
    if (messages.length === 0) return done(0)
    const mail = composeTeamList(messages, { now: time, linksOf: await teamLinks(time) })
    const refusedWith = await mailer.send(mail, AbortSignal.timeout(DELIVERY_TIMEOUT_MS))
    if (refusedWith) log.error({ job: 'team-list', refusedWith }, 'mail refused for some recipients')
    return done(messages.length)
  }
}

/** Returns the references of messages that wait for too long and are neither done nor taken, the oldest first. */
async function findUnanswered(database: Database, now: number) {
  return database
    .selectFrom('messages')
    .select(['reference', 'accepted_at as acceptedAt'])
    .where('accepted_at', '<', workingDaysBefore(now, ANSWER_DAYS))
    .where(STATE, '=', 'open')
    .where('taken_at', 'is', null)
    .orderBy('accepted_at')
    .limit(MAX_ENTRIES)
    .execute()
}
