import { randomBytes } from 'node:crypto'
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'

const notNull = (column: ColumnDefinitionBuilder) => column.notNull()
const ofMessage = (column: ColumnDefinitionBuilder) =>
  column.primaryKey().references('messages.reference').onDelete('cascade')

/** Creates all tables (`schema.ts`), the row that readiness probes write, and the keys that all servers share. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('accepted_at', 'bigint', notNull)
    .addColumn('name', 'text', notNull)
    .addColumn('email', 'text', notNull)
    .addColumn('service', 'text', notNull)
    .addColumn('message', 'text', notNull)
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addColumn('fingerprint', 'text', notNull)
    .addColumn('quarantined_for', 'text')
    .addColumn('listed_at', 'bigint')
    .addColumn('sorted_at', 'bigint')
    .addColumn('done_at', 'bigint')
    .addColumn('restricted_at', 'bigint')
    .addColumn('rectified_at', 'bigint')
    .addColumn('taken_by', 'text')
    .addColumn('taken_at', 'bigint')
    .execute()
  for (const table of ['notifications', 'webhooks'])
    await db.schema
      .createTable(table)
      .addColumn('reference', 'text', ofMessage)
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('pending', 'sent', 'dead')`),
      )
      .addColumn('attempts', 'integer', notNull)
      .addColumn('due_at', 'bigint', notNull)
      .addColumn('queued_at', 'bigint', notNull)
      .addColumn('settled_at', 'bigint')
      .addColumn('last_failure', 'text')
      .execute()
  await db.schema
    .createTable('erasures')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('erased_at', 'bigint', notNull)
    .execute()
  await db.schema
    .createTable('audit')
    .addColumn('at', 'bigint', notNull)
    .addColumn('operator', 'text', notNull)
    .addColumn('command', 'text', notNull)
    .addColumn('subjects', 'text', notNull)
    .addColumn('count', 'integer', notNull)
    .execute()
  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'bigint', notNull)
    .addColumn('succeeded_at', 'bigint', notNull)
    .execute()
  await db.schema
    .createTable('probes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('written_at', 'bigint', notNull)
    .execute()
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', notNull)
    .execute()

  for (const [table, ...columns] of [
    ['messages', 'fingerprint', 'accepted_at'],
    ['messages', 'accepted_at'],
    ['notifications', 'state', 'due_at'],
    ['notifications', 'queued_at'],
    ['webhooks', 'state', 'due_at'],
    ['audit', 'at'],
  ] as [string, ...string[]][])
    await db.schema
      .createIndex([table, ...columns].join('_'))
      .on(table)
      .columns(columns)
      .execute()

  await db.insertInto('probes').values({ id: 1, written_at: 0 }).execute()
  const names = ['team-links', 'mail-threads'] as const
  await db
    .insertInto('secrets')
    .values(names.map((name) => ({ name, value: randomBytes(32).toString('base64url') })))
    .execute()
}
