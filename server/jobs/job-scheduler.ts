import { claimJob, updateJob } from '../database/job-runs.ts'
import type { Database, JobName } from '../database/schema.ts'
import type { Log } from '../log.ts'

/** How often the scheduler looks for due jobs, in milliseconds. */
const POLL_INTERVAL_MS = 5 * 60_000
const FIRST_POLL_DELAY_MS = 2_000

const DAY_MS = 86_400_000

/**
 * Runs a job. Resolves to the number of messages that were processed and the number left for the next run, or to
 * undefined if the job must wait for an operator. The next run is in a day, or at `dueAt`.
 */
export type Job = () => Promise<{ count: number; left: number; dueAt?: number } | undefined>

export type JobScheduler = {
  start(): void
  /** Runs the jobs that are due now. */
  runDueJobs(): Promise<void>
  stop(): Promise<void>
}

type Parts = {
  database: Database
  jobs: Readonly<Partial<Record<JobName, Job>>>
  log: Log
  now: () => number
}

/**
 * Creates the scheduler of daily jobs. Each job runs in only one process at a time. A failed job is retried after an hour.
 */
export function createJobScheduler({ database, jobs, log, now }: Parts): JobScheduler {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  async function runDueJobs(): Promise<void> {
    for (const [name, job] of Object.entries(jobs) as [JobName, Job][]) {
      try {
        if (await claimJob(database, name, now())) await run(name, job)
      } catch (error) {
        log.error({ job: name, err: error }, 'job failed')
      }
    }
  }

  async function run(name: JobName, job: Job): Promise<void> {
    const done = await job()
    const due_at = done?.dueAt ?? now() + DAY_MS
    // A run that must wait for an operator is no success, so the job counts as overdue until it succeeds.
    if (!done) return updateJob(database, name, { due_at })
    await updateJob(database, name, { due_at: done.left > 0 ? now() : due_at, succeeded_at: now() })
    log.info({ job: name, count: done.count }, 'job completed')
  }

  function pollAfter(milliseconds: number): void {
    timer = setTimeout(() => {
      running = runDueJobs().then(() => pollAfter(POLL_INTERVAL_MS))
    }, milliseconds)
  }

  return {
    start: () => pollAfter(FIRST_POLL_DELAY_MS),
    runDueJobs,
    async stop() {
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
  }
}
