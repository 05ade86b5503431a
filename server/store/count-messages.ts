import { sql } from 'kysely'
import type { Database } from './schema.ts'

/** Returns how many messages meet a condition; without one, how many messages there are. */
export async function countMessages(database: Database, condition = sql`true`): Promise<number> {
  const query = sql<{ count: number }>`select count(*) as count from messages where ${condition}`
  return Number((await query.execute(database)).rows[0]?.count)
}
