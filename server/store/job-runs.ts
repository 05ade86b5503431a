import type { Database, JobName } from './schema.ts'

/**
 * Runs a job. Resolves to the number of messages that were processed and the number left for the next run, or to
 * undefined if the job must wait for an operator. The next run is in a day, or at `dueAt`.
 */
export type Job = () => Promise<{ count: number; left: number; dueAt?: number } | undefined>

const DAY_MS = 86_400_000

/** Lease of a claimed job, in milliseconds. A failed job is retried when its lease ends. */
const RETRY_DELAY_MS = 3_600_000

/**
 * Claims a job by moving its due time to the end of the lease, so that only one process runs the job. A due time more than
 * two days ahead means that the clock was set back; such a job counts as due.
 * @returns whether the job was due
 */
export async function claimJob(database: Database, name: JobName, now: number): Promise<boolean> {
  await database
    .insertInto('jobs')
    .values({ name, due_at: now, succeeded_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const claimed = await database
    .updateTable('jobs')
    .set({ due_at: now + RETRY_DELAY_MS })
    .where('name', '=', name)
    .where((where) => where.or([where('due_at', '<=', now), where('due_at', '>', now + 2 * DAY_MS)]))
    .executeTakeFirstOrThrow()
  return claimed.numUpdatedRows > 0n
}

/** Sets when a job is due next, and after a run that succeeded, also when that was. */
export async function updateJob(
  database: Database,
  name: JobName,
  change: { due_at?: number; succeeded_at?: number },
): Promise<void> {
  await database.updateTable('jobs').set(change).where('name', '=', name).execute()
}

/**
 * Returns when a job last succeeded, in milliseconds since 1970 UTC. Before the first success, returns when the job was
 * first claimed; undefined before that.
 */
export async function findLastSuccessAt(database: Database, name: JobName): Promise<number | undefined> {
  const row = await database
    .selectFrom('jobs')
    .select('succeeded_at')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.succeeded_at
}
