import { setTimeout as wait } from 'node:timers/promises'
import { claimJob, type Job, updateJob } from '../store/job-runs.ts'
import type { JobName } from '../store/schema.ts'
import { runPurge } from '../team/retention.ts'
import { type DailyMailParts, sendDailyMail } from './daily-mail.ts'

const POLL_INTERVAL_MS = 5 * 60_000
const FIRST_POLL_DELAY_MS = 2_000

const DAY_MS = 86_400_000

export type JobScheduler = ReturnType<typeof createScheduledJobs>

type Parts = DailyMailParts & {
  mailDirectory: string
  retentionDays: number
}

/** Creates the scheduler of the daily jobs. Each runs in only one process at a time, and is retried after an hour if it fails. */
export function createScheduledJobs(parts: Parts) {
  const { database, log, now } = parts
  const jobs: Record<JobName, Job> = {
    purge: () => runPurge(parts),
    'daily-mail': () => sendDailyMail(parts),
  }
  const stopping = new AbortController()
  let running = Promise.resolve()

  async function runDueJobs(): Promise<void> {
    for (const [name, job] of Object.entries(jobs) as [JobName, Job][]) {
      try {
        if (!(await claimJob(database, name, now()))) continue
        const count = await job()
        const isDone = count !== undefined
        // A run that must wait for an operator is no success, so the job counts as overdue until it succeeds.
        const change = { due_at: now() + DAY_MS, ...(isDone && { succeeded_at: now() }) }
        await updateJob(database, name, change)
        if (isDone) log.info({ job: name, count }, 'job completed')
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
