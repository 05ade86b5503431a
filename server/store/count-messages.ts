import { type RawBuilder, sql } from 'kysely'
import type { Database } from './schema.ts'

/** Returns how many messages meet a condition; without one, how many messages there are. */
export async function countMessages(
  database: Database,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from messages where ${condition}
  `.execute(database)
  return Number(rows[0]?.count)
}
