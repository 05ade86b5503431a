import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/** Adds who answers a message, the outbox of the webhook, the key of the team's links and the key of mail threads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('taken_by', 'text').execute()
  await db.schema.alterTable('messages').addColumn('taken_at', 'bigint').execute()
  await db.schema
    .createTable('webhooks')
    .addColumn('reference', 'text', (column) =>
      column.primaryKey().references('messages.reference').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('pending', 'sent', 'dead')`))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('last_failure', 'text')
    .execute()
  await db.schema.createIndex('webhooks_due').on('webhooks').columns(['state', 'due_at']).execute()
  await db.schema.createIndex('notifications_queued_at').on('notifications').column('queued_at').execute()
  const secrets = db as Kysely<{ secrets: { name: string; value: string } }>
  await secrets
    .insertInto('secrets')
    .values(
      ['team-links', 'mail-threads'].map((name) => ({ name, value: randomBytes(32).toString('base64url') })),
    )
    .execute()
}
