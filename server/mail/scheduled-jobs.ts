import { setTimeout as wait } from 'node:timers/promises'
import { claimJob, type Job, updateJob } from '../store/job-runs.ts'
import type { JobName } from '../store/schema.ts'
import { runPurge } from '../team/retention.ts'
import { type DailyMailParts, mailDigest, mailTeamList } from './daily-mails.ts'

const POLL_INTERVAL_MS = 5 * 60_000
const FIRST_POLL_DELAY_MS = 2_000

const DAY_MS = 86_400_000

export type JobScheduler = ReturnType<typeof createScheduledJobs>

type Parts = DailyMailParts & {
  mailDirectory: string
  retentionDays: number
  /** When the morning list is mailed, in milliseconds after midnight in West Africa Time; undefined for no list. */
  teamListAt: number | undefined
}

/** Creates the scheduler of the daily jobs. Each runs in only one process at a time, and is retried after an hour if it fails. */
export function createScheduledJobs(parts: Parts) {
  const { database, log, now, teamListAt } = parts
  const jobs: Partial<Record<JobName, Job>> = {
    purge: () => runPurge(parts),
    'quarantine-digest': () => mailDigest(parts),
    ...(teamListAt !== undefined && { 'team-list': () => mailTeamList(parts, teamListAt) }),
  }
  const stopping = new AbortController()
  let running = Promise.resolve()

  async function runDueJobs(): Promise<void> {
    for (const [name, job] of Object.entries(jobs) as [JobName, Job][]) {
      try {
        if (!(await claimJob(database, name, now()))) continue
        const done = await job()
        const due_at = done?.left ? now() : (done?.dueAt ?? now() + DAY_MS)
        // A run that must wait for an operator is no success, so the job counts as overdue until it succeeds.
        await updateJob(database, name, { due_at, ...(done && { succeeded_at: now() }) })
        if (done) log.info({ job: name, count: done.count }, 'job completed')
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
    runDueJobs,
    stop(): Promise<void> {
      stopping.abort()
      return running
    },
  }
}
