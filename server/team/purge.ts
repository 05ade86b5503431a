import type { Log } from '../log.ts'
import { findLastSuccessAt, type Job } from '../store/job-runs.ts'
import type { Database } from '../store/schema.ts'
import { eraseMessages } from './erasure.ts'
import { findClockFault, findExpired, findHeldPurge, removeOldRecords } from './retention.ts'

const PURGE_HELD =
  'purge held: check the clock and RETENTION_DAYS, then erase expired messages with npm run inbox -- purge'

const SUSPECT_CLOCK =
  'purge held: check the clock, then erase expired messages with npm run inbox -- purge --clock-is-right'

type Parts = {
  database: Database
  mailDirectory: string
  retentionDays: number
  log: Log
  now: () => number
}

/** Creates the job that erases expired messages (docs/requirements.md#privacy). */
export function createPurge({ database, mailDirectory, retentionDays, log, now }: Parts): Job {
  return async () => {
    const reason = await findClockFault(database, now())
    if (reason) {
      log.error({ job: 'purge', reason }, SUSPECT_CLOCK)
      return undefined
    }
    const { references, undelivered } = await findExpired(database, { retentionDays, now: now() })
    const held = await findHeldPurge(database, {
      retentionDays,
      now: now(),
      lastPurgeAt: await findLastSuccessAt(database, 'purge'),
      count: references.length,
    })
    if (held) {
      log.error({ job: 'purge', ...held }, PURGE_HELD)
      return undefined
    }
    if (undelivered > 0)
      log.error({ count: undelivered }, 'deleting expired messages that were never delivered')
    const count = await eraseMessages(database, mailDirectory, references)
    await removeOldRecords(database, { retentionDays, now: now() })
    return { count, left: 0 }
  }
}
