import type { Selectable } from 'kysely'
import { chunks } from '../database/chunks.ts'
import type { Database, Tables } from '../database/schema.ts'

export type ErasureRecord = Selectable<Tables['erasures']>

/**
 * Records that messages are erased, so that `inbox import` and a restore erase them again. Call this before the erasure: a
 * process that is killed in between leaves no erased message without a record.
 */
export async function recordErasures(database: Database, records: readonly ErasureRecord[]): Promise<void> {
  for (const chunk of chunks(records))
    await database
      .insertInto('erasures')
      .values(chunk)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute()
}
