import type { Kysely } from 'kysely'

/** Adds the times when a message was restricted and rectified, and the table of the operators' access to messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('restricted_at', 'bigint').execute()
  await db.schema.alterTable('messages').addColumn('rectified_at', 'bigint').execute()
  await db.schema
    .createTable('audit')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('command', 'text', (column) => column.notNull())
    .addColumn('subjects', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('audit_at').on('audit').column('at').execute()
}
