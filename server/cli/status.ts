import { sql } from 'kysely'
import { describeRoutes } from '../mail/routes.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import { countMessages } from '../store/count-messages.ts'
import { watchFreeSpace } from '../store/free-space.ts'
import { findLastSuccessAt } from '../store/job-runs.ts'
import { type OutboxStatus, STUCK_AFTER_MS } from '../store/outbox.ts'
import { type Database, OVER_LIMIT } from '../store/schema.ts'
import { STATES } from '../team/inbox.ts'
import { findClockFault } from '../team/retention.ts'
import type { Context, Output } from './command.ts'
import { findMailRecordFaults } from './mail-records.ts'

const HOUR_MS = 3_600_000

/** Age of the last success of a daily job above which there is a fault. A purge is retried every hour. */
const MAX_PURGE_AGE_MS = 27 * HOUR_MS
const MAX_LIST_AGE_MS = 48 * HOUR_MS

const MIN_FLOOD = 1_000

type MailStatus = OutboxStatus & { listedAt: number | undefined }

/** Finds what needs an operator: one sentence each, without personal data. The option --dns also checks the mail records. */
export async function findStatus({ database, config, resolve, now, options }: Context): Promise<Output> {
  const { mail, mailRoutes } = config
  const faults: (string | undefined)[] = []
  const store = createMessageRepository(database)
  await store.probe(now).catch(() => faults.push('Messages cannot be stored.'))
  const { hasRoom, freeBytes } = await watchFreeSpace(config.database)()
  let figures = {}
  if (!hasRoom) faults.push('The disk of the store is almost full: messages are refused.')
  try {
    const outbox = await store.outbox()
    const clockFault = await findClockFault(database, now)
    const listedAt = await findLastSuccessAt(database, 'daily-mail')
    faults.push(findMailFault({ ...outbox, listedAt }, now))
    if (clockFault)
      faults.push(
        `Nothing is erased, because ${clockFault}: check it, then run inbox purge --clock-is-right.`,
      )
    else if (now - ((await findLastSuccessAt(database, 'purge')) ?? now) > MAX_PURGE_AGE_MS)
      faults.push(
        'Expired messages are not erased: check the clock and RETENTION_DAYS, then run inbox purge.',
      )
    faults.push(await findFloodFault(database, now))
    figures = { ...(await readFigures(database, outbox, now)), freeBytes }
  } catch {
    faults.push('The waiting mails cannot be read.')
  }
  if (options.dns)
    await findMailRecordFaults(mail.from.address, resolve).then(
      (found) => faults.push(...found),
      () => faults.push('DNS gives no answer about the mail records: check /etc/resolv.conf.'),
    )
  const notes = mail.smtpUrl ? [] : [`SMTP_URL is not set: mails are written to ${mail.directory}.`]
  return formatStatus(
    faults.filter((fault) => fault !== undefined),
    [...notes, ...describeRoutes(mail.to, mailRoutes)],
    figures,
  )
}

async function readFigures(database: Database, outbox: OutboxStatus, now: number) {
  const probe = await database.selectFrom('probes').selectAll().executeTakeFirstOrThrow()
  const timeOf = (time: number | null | undefined) => (time ? new Date(time).toISOString() : null)
  const isNewlyKept = sql`accepted_at > ${now - 24 * HOUR_MS} and quarantined_for is not null`
  return {
    openMessages: await countMessages(database, STATES.open),
    keptAsideSinceYesterday: await countMessages(database, isNewlyKept),
    waitingMails: outbox.pending,
    oldestMailAt: timeOf(outbox.oldestQueuedAt),
    lastCopyAt: timeOf(probe.copied_at),
    eventLoopP99Ms: probe.event_loop_p99_ms,
  }
}

/** Formats a status for deploy/watch.sh, which reads `ok` or `fault` in the first line, and then a fault in each line. */
export function formatStatus(faults: string[], notes: string[] = [], figures: object = {}): Output {
  const isFault = faults.length > 0
  const status = isFault ? 'fault' : 'ok'
  const text = [status, ...(isFault ? faults : notes)].join('\n')
  return { text, value: { status, faults, notes, ...figures }, isFault }
}

/** Returns one sentence, without personal data, on what keeps mails from the team; undefined without a fault. */
export function findMailFault(status: Partial<MailStatus>, now: number): string | undefined {
  const { dead = 0, isUnanswered, isLoginRefused, oldestQueuedAt, listedAt } = status
  if (isUnanswered)
    return 'The mail server takes mails to the team and ends the connection without an answer.'
  if (isLoginRefused) return 'The mail server refuses the user or the password of SMTP_URL.'
  if (dead > 0) return 'The mail server refuses a mail to the team.'
  if (now - (oldestQueuedAt ?? now) > STUCK_AFTER_MS) return 'A mail to the team has waited for too long.'
  if (now - (listedAt ?? now) > MAX_LIST_AGE_MS) return 'The daily mail is overdue.'
  return undefined
}

/** Returns a sentence about a flood. Its figure is 1,000, 2,000, 4,000 and so on: each other sentence sends an alarm. */
export async function findFloodFault(database: Database, now: number): Promise<string | undefined> {
  const isFlood = sql`accepted_at > ${now - HOUR_MS} and quarantined_for like ${`${OVER_LIMIT}%`}`
  const count = await countMessages(database, isFlood)
  if (count < MIN_FLOOD) return undefined
  const figure = MIN_FLOOD * 2 ** Math.floor(Math.log2(count / MIN_FLOOD))
  return `A flood: over ${figure.toLocaleString('en-GB')} messages in an hour are kept aside, without mails; see inbox list --quarantined.`
}
