import { randomBytes } from 'node:crypto'
import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

/** Creates the tables that schema.ts describes, the keys of the store, and the row that readiness probes write. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('accepted_at', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('fingerprint', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('quarantined_for', 'text')
    .addColumn('listed_at', 'bigint')
    .addColumn('done_at', 'bigint')
    .addColumn('restricted_at', 'bigint')
    .addColumn('rectified_at', 'bigint')
    .addColumn('taken_by', 'text')
    .addColumn('taken_at', 'bigint')
    .execute()
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns)
  await index('messages_idempotency_key', 'messages', ['idempotency_key']).unique().execute()
  await index('messages_fingerprint', 'messages', ['fingerprint', 'accepted_at']).execute()
  await index('messages_accepted_at', 'messages', ['accepted_at']).execute()

  for (const outbox of ['notifications', 'webhooks']) {
    await createTableAbout(db, outbox)
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('pending', 'sent', 'dead')`),
      )
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('queued_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('settled_at', 'bigint')
      .addColumn('last_failure', 'text')
      .execute()
    await index(`${outbox}_due`, outbox, ['state', 'due_at']).execute()
  }
  await index('notifications_queued_at', 'notifications', ['queued_at']).execute()
  await createTableAbout(db, 'spam_labels')
    .addColumn('label', 'text', (column) => column.notNull().check(sql`label in ('real', 'spam')`))
    .addColumn('labelled_at', 'bigint', (column) => column.notNull())
    .execute()

  await createTable(db, 'chores', { name: 'text', due_at: 'bigint' }, ['name'])
  await createTable(db, 'erasures', { reference: 'text', erased_at: 'bigint' }, ['reference'])
  const windows = { id: 'text', server: 'text', ends_at: 'bigint', used: 'integer' } as const
  await createTable(db, 'rate_windows', windows, ['id', 'server'])
  const audit = {
    at: 'bigint',
    operator: 'text',
    command: 'text',
    subjects: 'text',
    count: 'integer',
  } as const
  await createTable(db, 'audit', audit)
  await index('audit_at', 'audit', ['at']).execute()
  await createTable(db, 'probes', { id: 'integer', written_at: 'bigint' }, ['id'])
  await createTable(db, 'secrets', { name: 'text', value: 'text' }, ['name'])

  const rows = db as Kysely<{ probes: object; secrets: object }>
  await rows.insertInto('probes').values({ id: 1, written_at: 0 }).execute()
  const secrets = ['team-links', 'mail-threads'].map((name) => ({
    name,
    value: randomBytes(32).toString('base64url'),
  }))
  await rows.insertInto('secrets').values(secrets).execute()
}

/** Begins a table with a row for a message, which is erased with it. */
function createTableAbout(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('reference', 'text', (column) =>
      column.primaryKey().references('messages.reference').onDelete('cascade'),
    )
}

async function createTable(
  db: Kysely<unknown>,
  name: string,
  columns: Record<string, 'text' | 'bigint' | 'integer'>,
  key?: [string, ...string[]],
): Promise<void> {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name)
  for (const [column, type] of Object.entries(columns))
    table = table.addColumn(column, type, (options) => options.notNull())
  await (key ? table.addPrimaryKeyConstraint(`${name}_key`, key) : table).execute()
}
