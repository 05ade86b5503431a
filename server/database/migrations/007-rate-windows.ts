import type { Kysely } from 'kysely'

/** Adds the counts of the rate limits, which the servers of a PostgreSQL store share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_windows')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('server', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('rate_windows_key', ['id', 'server'])
    .execute()
}
