import type { Database } from '../database/schema.ts'
import type { Log } from '../log.ts'
import type { Mailer } from '../notifications/mailer.ts'
import { createQuarantineDigest } from '../notifications/quarantine-digest.ts'
import { createJobScheduler, type JobScheduler } from './job-scheduler.ts'
import { createPurge } from './purge.ts'

type Parts = {
  database: Database
  mailer: Pick<Mailer, 'send'>
  mailDirectory: string
  retentionDays: number
  log: Log
  now?: () => number
}

/** Creates the scheduler with all daily jobs: the purge of expired messages and the quarantine digest. */
export function createScheduledJobs({
  database,
  mailer,
  mailDirectory,
  retentionDays,
  log,
  now = Date.now,
}: Parts): JobScheduler {
  return createJobScheduler({
    database,
    jobs: {
      purge: createPurge({ database, mailDirectory, retentionDays, log, now }),
      'quarantine-digest': createQuarantineDigest({ database, mailer, log, now }),
    },
    log,
    now,
  })
}
