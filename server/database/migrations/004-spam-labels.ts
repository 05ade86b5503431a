import { type Kysely, sql } from 'kysely'

/** Adds the table of the messages that operators have labelled as spam or real. A label is erased with its message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('spam_labels')
    .addColumn('reference', 'text', (column) =>
      column.primaryKey().references('messages.reference').onDelete('cascade'),
    )
    .addColumn('label', 'text', (column) => column.notNull().check(sql`label in ('real', 'spam')`))
    .addColumn('labelled_at', 'bigint', (column) => column.notNull())
    .execute()
}
