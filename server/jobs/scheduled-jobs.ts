import type { Database } from '../database/schema.ts'
import { createTeamLinks } from '../inbox/team-links.ts'
import type { Log } from '../log.ts'
import type { Mailer } from '../notifications/mailer.ts'
import { createQuarantineDigest } from '../notifications/quarantine-digest.ts'
import { createTeamList } from '../notifications/team-list.ts'
import { createJobScheduler, type JobScheduler } from './job-scheduler.ts'
import { createPurge } from './purge.ts'

type Parts = {
  database: Database
  mailer: Pick<Mailer, 'send'>
  mailDirectory: string
  retentionDays: number
  /** Public origin of the server, for the links of the team. */
  origin: string
  /** When the morning list is mailed, in milliseconds after midnight in West Africa Time; undefined for no list. */
  teamListAt: number | undefined
  log: Log
  now?: () => number
}

/** Creates the scheduler with all daily jobs: the purge of expired messages, the quarantine digest, the morning list. */
export function createScheduledJobs({
  database,
  mailer,
  mailDirectory,
  retentionDays,
  origin,
  teamListAt: at,
  log,
  now = Date.now,
}: Parts): JobScheduler {
  const teamLinks = createTeamLinks(database, origin)
  return createJobScheduler({
    database,
    jobs: {
      purge: createPurge({ database, mailDirectory, retentionDays, log, now }),
      'quarantine-digest': createQuarantineDigest({ database, mailer, teamLinks, log, now }),
      ...(at !== undefined && { 'team-list': createTeamList({ database, mailer, teamLinks, at, log, now }) }),
    },
    log,
    now,
  })
}
