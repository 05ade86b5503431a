import { type Kysely, sql } from 'kysely'

/** Creates the tables for messages and for the outbox, and the row that readiness probes write. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('accepted_at', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('notifications')
    .addColumn('reference', 'text', (column) =>
      column.primaryKey().references('messages.reference').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('pending', 'sent', 'dead')`))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('last_failure', 'text')
    .execute()
  await db.schema.createIndex('notifications_due').on('notifications').columns(['state', 'due_at']).execute()

  await db.schema
    .createTable('probes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .execute()
  await db
    .insertInto('probes' as never)
    .values({ id: 1, written_at: 0 } as never)
    .execute()
}
