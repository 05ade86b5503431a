import type { Database } from '../database/schema.ts'
import type { Log } from '../log.ts'
import { purgeExpired } from './erasure.ts'
import { mailListing, type Suspect } from './mail.ts'
import type { Mailer } from './mailer.ts'
import type { StoredMessage } from './store.ts'

/** How often it is looked whether a chore is due, in milliseconds. */
const LOOK_EVERY_MS = 5 * 60_000
const FIRST_LOOK_MS = 2_000

const DAY_MS = 86_400_000

/** A chore that failed, or whose process died, is tried again after this. */
const RETRY_MS = 3_600_000

/** The most suspects in one mail; the next day lists the next. */
const LONGEST_LISTING = 200

type Parts = {
  database: Database
  mailer: Pick<Mailer, 'send'>
  mailDirectory: string
  retentionDays: number
  log: Log
  now?: () => number
}

export type Chores = {
  start(): void
  /** Does what is due now; for tests and for the timer. */
  doDue(): Promise<void>
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
  const chores: Record<string, () => Promise<number>> = {
    purge: () => purgeExpired(database, mailDirectory, { retentionDays, now: now() }),
    listing: () => listSuspects(database, mailer, now()),
  }
  let timer: NodeJS.Timeout | undefined
  let doing = Promise.resolve()

  async function doDue(): Promise<void> {
    for (const [name, chore] of Object.entries(chores)) {
      try {
        if (!(await takeChore(database, name, now()))) continue
        const count = await chore()
        await database
          .updateTable('chores')
          .set({ due_at: now() + DAY_MS })
          .where('name', '=', name)
          .execute()
        log.info({ chore: name, count }, 'chore done')
      } catch (error) {
        log.error({ chore: name, err: error }, 'chore failed')
      }
    }
  }

  function lookAfter(milliseconds: number): void {
    timer = setTimeout(() => {
      doing = doDue().then(() => lookAfter(LOOK_EVERY_MS))
    }, milliseconds)
  }

  return {
    start: () => lookAfter(FIRST_LOOK_MS),
    doDue,
    async stop() {
      clearTimeout(timer)
      await doing
      clearTimeout(timer)
    },
  }
}

/** A chore is taken by moving the time it is due; two days ahead can only be a clock that was set back. */
async function takeChore(database: Database, name: string, now: number): Promise<boolean> {
  await database
    .insertInto('chores')
    .values({ name, due_at: now })
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
async function listSuspects(database: Database, mailer: Pick<Mailer, 'send'>, now: number): Promise<number> {
  const rows = await database
    .selectFrom('messages')
    .select(['reference', 'accepted_at', 'name', 'email', 'service', 'message', 'quarantined_for'])
    .where('quarantined_for', 'is not', null)
    .where('listed_at', 'is', null)
    .orderBy('accepted_at')
    .limit(LONGEST_LISTING)
    .execute()
  if (rows.length === 0) return 0

  const suspects = rows.map(
    ({ accepted_at, quarantined_for, ...row }): Suspect => ({
      ...row,
      service: row.service as StoredMessage['service'],
      acceptedAt: accepted_at,
      quarantinedFor: quarantined_for ?? '',
    }),
  )
  await mailer.send(mailListing(suspects, now), AbortSignal.timeout(60_000))
  await database
    .updateTable('messages')
    .set({ listed_at: now })
    .where(
      'reference',
      'in',
      rows.map(({ reference }) => reference),
    )
    .execute()
  return rows.length
}
