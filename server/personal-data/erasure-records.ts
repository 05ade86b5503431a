import type { Selectable } from 'kysely'
import type { Database, Tables } from '../database/schema.ts'

export type ErasureRecord = Selectable<Tables['erasures']>

/** Maximum number of references in one SQL statement. */
const CHUNK_SIZE = 200

/**
 * Records that messages are erased, so that `inbox import` and a restore erase them again. Call this before the erasure: a
 * process that is killed in between leaves no erased message without a record.
 */
export async function recordErasures(database: Database, records: readonly ErasureRecord[]): Promise<void> {
  for (let start = 0; start < records.length; start += CHUNK_SIZE)
    await database
      .insertInto('erasures')
      .values(records.slice(start, start + CHUNK_SIZE))
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute()
}

/**
 * Removes the records that are older than the retention period. A message that a copy still contains is then older too, so
 * the purge erases it.
 * @param now milliseconds since 1970 UTC
 */
export async function removeOldRecords(
  database: Database,
  { retentionDays, now }: { retentionDays: number; now: number },
): Promise<void> {
  await database
    .deleteFrom('erasures')
    .where('erased_at', '<', now - retentionDays * 86_400_000)
    .execute()
}
