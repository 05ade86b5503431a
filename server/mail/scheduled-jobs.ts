import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { claimJob, type Job, updateJob } from '../store/job-runs.ts'
import type { Database, JobName } from '../store/schema.ts'
import { createPurge } from '../team/retention.ts'
import { createTeamLinks } from '../team/team-links.ts'
import { createDailyMails } from './daily-mails.ts'
import type { Mailer } from './mailer.ts'

/** How often the scheduler looks for due jobs, in milliseconds. */
const POLL_INTERVAL_MS = 5 * 60_000
const FIRST_POLL_DELAY_MS = 2_000

const DAY_MS = 86_400_000

export type JobScheduler = ReturnType<typeof createScheduledJobs>

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

/**
 * Creates the scheduler of the daily jobs: the purge of expired messages, the quarantine digest, the morning list. Each job runs in
 * only one process at a time. A failed job is retried after an hour.
 */
export function createScheduledJobs({ origin, teamListAt, now = Date.now, ...parts }: Parts) {
  const { database, log } = parts
  const mails = createDailyMails({ ...parts, teamLinks: createTeamLinks(database, origin), now })
  const jobs: Partial<Record<JobName, Job>> = {
    purge: createPurge({ ...parts, now }),
    'quarantine-digest': mails.quarantineDigest,
    ...(teamListAt !== undefined && { 'team-list': () => mails.teamList(teamListAt) }),
  }
  const stopping = new AbortController()
  let running = Promise.resolve()

  async function runDueJobs(): Promise<void> {
    for (const [name, job] of Object.entries(jobs) as [JobName, Job][]) {
      try {
        if (!(await claimJob(database, name, now()))) continue
        const done = await job()
        const dueAt = done?.dueAt ?? now() + DAY_MS
        // A run that must wait for an operator is no success, so the job counts as overdue until it succeeds.
        if (!done) await updateJob(database, name, { due_at: dueAt })
        else {
          await updateJob(database, name, { due_at: done.left > 0 ? now() : dueAt, succeeded_at: now() })
          log.info({ job: name, count: done.count }, 'job completed')
        }
      } catch (error) {
        log.error({ job: name, err: error }, 'job failed')
      }
    }
  }

  async function poll(): Promise<void> {
    for (let ms = FIRST_POLL_DELAY_MS; !stopping.signal.aborted; ms = POLL_INTERVAL_MS) {
      await wait(ms, undefined, { signal: stopping.signal }).then(runDueJobs, () => {})
    }
  }

  return {
    start(): void {
      running = poll()
    },
    /** Runs the jobs that are due now. */
    runDueJobs,
    async stop(): Promise<void> {
      stopping.abort()
      await running
    },
  }
}
