import type { Kysely } from 'kysely'

/** Creates the list of messages that an operator has erased, so that no restored copy brings them back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('erased_at', 'bigint', (column) => column.notNull())
    .execute()
}
