import { createHmac, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type Database, isPostgres, type Tables } from '../database/schema.ts'
import type { OtherCounts } from './rate-limiter.ts'
import type { Window } from './rate-windows.ts'

/** The longest window. A row that ends later was written before the clock was set back. */
const MAX_WINDOW_MS = 3_600_000

/** Shares the counts of the rate limits between the servers of a PostgreSQL store. */
export type SharedWindows = {
  /** Returns what the other servers have counted, by the ids of windows. */
  readOthers(ids: readonly string[], now: number): Promise<ReadonlyMap<string, OtherCounts>>
  /** Writes the counts of this server, in the transaction that stores the counted messages. */
  save(transaction: Transaction<Tables>, windows: readonly Window[], now: number): Promise<void>
}

/** For SQLite, which one server uses: the counts stay in memory. */
const NOT_SHARED: SharedWindows = { readOthers: async () => new Map(), save: async () => {} }

/**
 * Creates the shared windows. Each server writes rows of its own, so that servers don't wait for each other. A row contains a
 * keyed hash in place of the network address, and is deleted an hour after it was written, with the next message.
 * @param readKey returns the key of the hash, which all servers share
 */
export function createSharedWindows(database: Database, readKey: () => Promise<string>): SharedWindows {
  if (!isPostgres(database)) return NOT_SHARED
  const server = randomUUID()
  let deletedAt = 0

  async function deleteExpired(now: number): Promise<void> {
    if (Math.abs(now - deletedAt) < MAX_WINDOW_MS) return
    deletedAt = now
    await database.deleteFrom('rate_windows').where('ends_at', '<=', now).execute()
  }

  return {
    async readOthers(ids, now) {
      await deleteExpired(now)
      const key = await readKey()
      const idByHash = new Map(ids.map((id) => [hashOf(key, id), id]))
      const rows = await database
        .selectFrom('rate_windows')
        .select(['id', ({ fn }) => fn.sum('used').as('used'), ({ fn }) => fn.max('ends_at').as('ends_at')])
        .where('id', 'in', [...idByHash.keys()])
        .where('server', '!=', server)
        .where('ends_at', '>', now)
        .where('ends_at', '<=', now + MAX_WINDOW_MS)
        .groupBy('id')
        .execute()
      return new Map(
        rows.map((row) => [
          idByHash.get(row.id) ?? '',
          { used: Number(row.used), remainingMs: Number(row.ends_at) - now },
        ]),
      )
    },
    async save(transaction, windows, now) {
      if (windows.length === 0) return
      const key = await readKey()
      const offset = now - performance.now()
      const rows = [...new Set(windows)].map(({ id, endsAt, used }) => ({
        id: hashOf(key, id),
        server,
        ends_at: Math.round(endsAt + offset),
        used,
      }))
      await transaction
        .insertInto('rate_windows')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['id', 'server']).doUpdateSet(({ ref }) => ({
            ends_at: ref('excluded.ends_at'),
            used: ref('excluded.used'),
          })),
        )
        .execute()
    },
  }
}

function hashOf(key: string, id: string): string {
  return createHmac('sha256', key).update(id).digest('base64url')
}
