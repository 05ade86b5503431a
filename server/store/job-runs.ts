import type { Database, JobName, Tables } from './schema.ts'

/** Runs a job. @returns how many messages it was about; undefined to wait for an operator */
export type Job = () => Promise<number | undefined>

const DAY_MS = 86_400_000

const RETRY_DELAY_MS = 3_600_000

/** Claims a job that is due until the end of its lease. Due more than two days ahead means that the clock was set back. */
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
export async function updateJob(database: Database, name: JobName, change: Partial<Tables['jobs']>) {
  await database.updateTable('jobs').set(change).where('name', '=', name).execute()
}

/** Returns when a job last succeeded, or before that when it was first claimed; undefined before that. */
export async function findLastSuccessAt(database: Database, name: JobName): Promise<number | undefined> {
  const query = database.selectFrom('jobs').select('succeeded_at').where('name', '=', name)
  return (await query.executeTakeFirst())?.succeeded_at
}
