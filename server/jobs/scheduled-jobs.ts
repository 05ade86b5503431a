import type { Database } from '../database/schema.ts'
import type { Log } from '../log.ts'
import { eraseMessages, findExpired } from '../messages/erasure.ts'
import { findHeldPurge } from '../messages/retention.ts'
import { mailListingCount, mailQuarantineDigest, type Suspect } from '../notifications/mail-templates.ts'
import { type Mailer, MailFailure } from '../notifications/mailer.ts'
import { successRowOf } from './job-due-times.ts'

/** How often it is looked whether a chore is due, in milliseconds. */
const POLL_INTERVAL_MS = 5 * 60_000
const FIRST_LOOK_MS = 2_000

const DAY_MS = 86_400_000

/** A chore that failed, or whose process died, is tried again after this. */
const RETRY_MS = 3_600_000

const PURGE_HELD =
  'purge held: check the clock and RETENTION_DAYS, then erase what has expired with npm run inbox -- purge'

/** The most suspects in one mail; the next look lists the next. */
const MAX_DIGEST_ENTRIES = 200

/** Time for one list to reach the mail server, in milliseconds. */
const MAX_DELIVERY_MS = 60_000

type Parts = {
  database: Database
  mailer: Pick<Mailer, 'send'>
  mailDirectory: string
  retentionDays: number
  log: Log
  now?: () => number
}

/** How much of a chore was done, and how much the next look finds to do. */
type Done = { count: number; left: number }

export type Chores = {
  start(): void
  /** Does what is due now; for tests and for the timer. */
  runDueJobs(): Promise<void>
  stop(): Promise<void>
}

/** What the server does once a day, each chore by one process at a time: erase what expired, list suspects. */
export function createChores({
  database,
  mailer,
  mailDirectory,
  retentionDays,
  log,
  now = Date.now,
}: Parts): Chores {
  const chores: Record<string, () => Promise<Done | undefined>> = { purge, listing }
  let timer: NodeJS.Timeout | undefined
  let doing = Promise.resolve()

  async function runDueJobs(): Promise<void> {
    for (const [name, chore] of Object.entries(chores)) {
      try {
        if (!(await claimJob(database, name, now()))) continue
        const done = await chore()
        if (!done) continue
        const { count, left } = done
        await database
          .updateTable('chores')
          .set({ due_at: left > 0 ? now() : now() + DAY_MS })
          .where('name', 'in', [name, successRowOf(name)])
          .execute()
        log.info({ chore: name, count }, 'chore done')
      } catch (error) {
        log.error({ chore: name, err: error }, 'chore failed')
      }
    }
  }

  /** @returns undefined where it is held: then it is looked at again in a day */
  async function purge(): Promise<Done | undefined> {
    const { references, untold } = await findExpired(database, { retentionDays, now: now() })
    const held = await findHeldPurge(database, { retentionDays, now: now(), count: references.length })
    if (held) {
      log.error({ chore: 'purge', ...held }, PURGE_HELD)
      await database
        .updateTable('chores')
        .set({ due_at: now() + DAY_MS })
        .where('name', '=', 'purge')
        .execute()
      return undefined
    }
    if (untold > 0) log.error({ count: untold }, 'messages expire that the team was never told of')
    return { count: await eraseMessages(database, mailDirectory, references), left: 0 }
  }

  async function listing(): Promise<Done> {
    const { suspects, left } = await findUnlisted(database)
    if (suspects.length === 0) return { count: 0, left }
    const refusedWith = await sendListing(suspects, left)
    if (refusedWith) log.error({ chore: 'listing', refusedWith }, 'mail refused for some recipients')
    await markListed(database, suspects, now())
    return { count: suspects.length, left }
  }

  /** A name or an address can be what the mail server refuses: then the team gets the count, so that nothing stops the list. */
  async function sendListing(suspects: readonly Suspect[], left: number): Promise<number[] | undefined> {
    const signal = AbortSignal.timeout(MAX_DELIVERY_MS)
    try {
      return await mailer.send(mailQuarantineDigest(suspects, left, now()), signal)
    } catch (error) {
      if (!(error instanceof MailFailure && error.isAboutContent)) throw error
      log.warn({ chore: 'listing', failure: error.code }, 'list refused for its content, its count is sent')
      return mailer.send(mailListingCount(suspects.length, now()), signal)
    }
  }

  function lookAfter(milliseconds: number): void {
    timer = setTimeout(() => {
      doing = runDueJobs().then(() => lookAfter(POLL_INTERVAL_MS))
    }, milliseconds)
  }

  return {
    start: () => lookAfter(FIRST_LOOK_MS),
    runDueJobs,
    async stop() {
      clearTimeout(timer)
      await doing
      clearTimeout(timer)
    },
  }
}

/** A chore is taken by moving the time it is due; two days ahead can only be a clock that was set back. */
async function claimJob(database: Database, name: string, now: number): Promise<boolean> {
  await database
    .insertInto('chores')
    .values([
      { name, due_at: now },
      { name: successRowOf(name), due_at: now + DAY_MS },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const taken = await database
    .updateTable('chores')
    .set({ due_at: now + RETRY_MS })
    .where('name', '=', name)
    .where((where) => where.or([where('due_at', '<=', now), where('due_at', '>', now + 2 * DAY_MS)]))
    .executeTakeFirstOrThrow()
  return taken.numUpdatedRows > 0n
}

/** Nobody is dropped in silence: whoever was set aside is named to the team once. */
async function findUnlisted(database: Database): Promise<{ suspects: Suspect[]; left: number }> {
  const unlisted = database
    .selectFrom('messages')
    .where('quarantined_for', 'is not', null)
    .where('listed_at', 'is', null)
  const rows = await unlisted
    .select(['reference', 'accepted_at', 'name', 'email', 'quarantined_for'])
    .orderBy('accepted_at')
    .limit(MAX_DIGEST_ENTRIES)
    .execute()
  const { count } = await unlisted
    .select((column) => column.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const suspects = rows.map(
    ({ accepted_at, quarantined_for, ...row }): Suspect => ({
      ...row,
      acceptedAt: accepted_at,
      quarantinedFor: quarantined_for ?? '',
    }),
  )
  return { suspects, left: Number(count) - suspects.length }
}

async function markListed(database: Database, suspects: readonly Suspect[], now: number): Promise<void> {
  await database
    .updateTable('messages')
    .set({ listed_at: now })
    .where(
      'reference',
      'in',
      suspects.map(({ reference }) => reference),
    )
    .execute()
}
