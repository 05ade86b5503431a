import { sql } from 'kysely'
import type { Database, Tables } from './schema.ts'

/** Names of a day; all others are counted as `other`, so that nobody can fill the store. */
const MAX_NAMES = { page: 500, site: 100, unknown: 500 }

export const COUNTS_KEPT_DAYS = 400

type Row = Tables['counts']

const total = sql<number>`counts.total + excluded.total`

/** Creates counters by day, kind and name. They are in memory until they are written. */
export async function createCounts(database: Database, today: string) {
  let waiting = new Map<string, Row>()
  let day = today
  const stored = await database.selectFrom('counts').select(['kind', 'name']).where('day', '=', day).execute()
  const names = { page: new Set<string>(), site: new Set<string>(), unknown: new Set<string>() }
  for (const { kind, name } of stored) names[kind].add(name)

  function add(row: Row): void {
    const key = `${row.day} ${row.kind} ${row.name}`
    waiting.set(key, { ...row, total: (waiting.get(key)?.total ?? 0) + row.total })
  }

  return {
    count(kind: Row['kind'], name: string, now: string): void {
      if (now !== day) for (const known of Object.values(names)) known.clear()
      day = now
      const known = names[kind]
      if (known.size < MAX_NAMES[kind]) known.add(name)
      add({ day, kind, name: known.has(name) ? name : 'other', total: 1 })
    },
    /** Adds the counts to those in the store, in one transaction. If that fails, they wait for the next time. */
    async write(): Promise<void> {
      const rows = [...waiting.values()]
      waiting = new Map()
      if (rows.length === 0) return
      // One statement for all rows would be another prepared statement for each number of rows.
      await database
        .transaction()
        .execute(async (transaction) => {
          for (const row of rows)
            await transaction
              .insertInto('counts')
              .values(row)
              .onConflict((conflict) => conflict.columns(['day', 'kind', 'name']).doUpdateSet({ total }))
              .execute()
        })
        .catch((error: unknown) => {
          rows.forEach(add)
          throw error
        })
    },
  }
}
