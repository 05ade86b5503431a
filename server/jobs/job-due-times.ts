import type { Database } from '../database/schema.ts'

/** Returns the name of a job's second row, which only a successful run moves: it shows how long a failing job is overdue. */
export const successRowOf = (job: string): string => `${job} promised`

/**
 * Returns when a daily job should succeed next, in milliseconds since 1970 UTC: in the past where it is held or fails,
 * undefined before its first run.
 */
export async function findSuccessDueAt(database: Database, job: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('chores')
    .select('due_at')
    .where('name', '=', successRowOf(job))
    .executeTakeFirst()
  return row?.due_at
}
