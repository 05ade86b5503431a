import type { Database } from './schema.ts'

/**
 * Row names of the daily jobs in the table `chores`. The old and the new release share these rows during an update, so a
 * row name never changes.
 */
const ROW_NAMES = { purge: 'purge', 'quarantine-digest': 'listing', 'team-list': 'team-list' } as const

export type JobName = keyof typeof ROW_NAMES

const DAY_MS = 86_400_000

/** Lease of a claimed job, in milliseconds. A failed job is retried when its lease ends. */
const RETRY_DELAY_MS = 3_600_000

/**
 * Claims a job by moving its due time to the end of the lease, so that only one process runs the job. A due time more than
 * two days ahead means that the clock was set back; such a job counts as due.
 * @returns whether the job was due
 */
export async function claimJob(database: Database, job: JobName, now: number): Promise<boolean> {
  await database
    .insertInto('chores')
    .values([
      { name: ROW_NAMES[job], due_at: now },
      { name: successRowOf(job), due_at: now + DAY_MS },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const claimed = await database
    .updateTable('chores')
    .set({ due_at: now + RETRY_DELAY_MS })
    .where('name', '=', ROW_NAMES[job])
    .where((where) => where.or([where('due_at', '<=', now), where('due_at', '>', now + 2 * DAY_MS)]))
    .executeTakeFirstOrThrow()
  return claimed.numUpdatedRows > 0n
}

/** Records a successful run, and when the job is due next: by default in a day. */
export async function completeJob(
  database: Database,
  job: JobName,
  { now, dueAt = now + DAY_MS }: { now: number; dueAt?: number | undefined },
): Promise<void> {
  await database
    .updateTable('chores')
    .set({ due_at: dueAt })
    .where('name', 'in', [ROW_NAMES[job], successRowOf(job)])
    .execute()
}

/** Makes a skipped job due in a day. Records no success, so the job counts as overdue until it succeeds. */
export async function postponeJob(database: Database, job: JobName, now: number): Promise<void> {
  await database
    .updateTable('chores')
    .set({ due_at: now + DAY_MS })
    .where('name', '=', ROW_NAMES[job])
    .execute()
}

/** Records that an operator ran a job by hand. */
export async function recordSuccess(database: Database, job: JobName, now: number): Promise<void> {
  await database
    .updateTable('chores')
    .set({ due_at: now + DAY_MS })
    .where('name', '=', successRowOf(job))
    .execute()
}

/**
 * Returns when a job last succeeded, in milliseconds since 1970 UTC. Before the first success, returns when the job was
 * first claimed; undefined before that.
 */
export async function findLastSuccessAt(database: Database, job: JobName): Promise<number | undefined> {
  const dueAt = await findSuccessDueAt(database, job)
  return dueAt === undefined ? undefined : dueAt - DAY_MS
}

/**
 * Returns when the next success of a job is expected, in milliseconds since 1970 UTC. The time is in the past if the job
 * fails or is skipped. Returns undefined before the first run.
 */
export async function findSuccessDueAt(database: Database, job: JobName): Promise<number | undefined> {
  const row = await database
    .selectFrom('chores')
    .select('due_at')
    .where('name', '=', successRowOf(job))
    .executeTakeFirst()
  return row?.due_at
}

/** Returns the name of a job's second row. Only a success updates this row, so it shows how long a job is overdue. */
function successRowOf(job: JobName): string {
  return `${ROW_NAMES[job]} promised`
}
