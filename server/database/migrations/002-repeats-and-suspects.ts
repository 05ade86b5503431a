import { type Kysely, sql } from 'kysely'

/**
 * Adds columns for repeated posts, quarantine, messages marked as done and the age of pending mails, and the table of the
 * daily jobs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('idempotency_key', 'text').execute()
  await db.schema
    .alterTable('messages')
    .addColumn('fingerprint', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('messages').addColumn('quarantined_for', 'text').execute()
  await db.schema.alterTable('messages').addColumn('listed_at', 'bigint').execute()
  await db.schema.alterTable('messages').addColumn('done_at', 'bigint').execute()
  await db.schema
    .createIndex('messages_idempotency_key')
    .unique()
    .on('messages')
    .column('idempotency_key')
    .execute()
  await db.schema
    .createIndex('messages_fingerprint')
    .on('messages')
    .columns(['fingerprint', 'accepted_at'])
    .execute()
  await db.schema.createIndex('messages_accepted_at').on('messages').column('accepted_at').execute()

  await db.schema
    .alterTable('notifications')
    .addColumn('queued_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update notifications set queued_at = due_at`.execute(db)

  await db.schema
    .createTable('chores')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute()
}
