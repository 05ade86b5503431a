import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { DatabaseUnavailableError } from '../database-unavailable.ts'
import { type Database, isPostgres } from '../schema.ts'
import * as messages from './001-messages.ts'
import * as repeatsAndSuspects from './002-repeats-and-suspects.ts'
import * as secrets from './003-secrets.ts'
import * as spamLabels from './004-spam-labels.ts'
import * as erasures from './005-erasures.ts'
import * as privacy from './006-privacy.ts'
import * as rateWindows from './007-rate-windows.ts'
import * as teamMailbox from './008-team-mailbox.ts'

/** All schema changes in order. A released migration is never edited. */
const MIGRATIONS: Record<string, Migration> = {
  '001-messages': messages,
  '002-repeats-and-suspects': repeatsAndSuspects,
  '003-secrets': secrets,
  '004-spam-labels': spamLabels,
  '005-erasures': erasures,
  '006-privacy': privacy,
  '007-rate-windows': rateWindows,
  '008-team-mailbox': teamMailbox,
}

/**
 * Applies all missing migrations in one transaction, so that startup may be interrupted and two servers may start at once.
 * Leaves the tables of a newer release as they are: it has only added to them (docs/operations.md#publishing).
 * @throws DatabaseUnavailableError if a release that does not follow on this one has changed the tables, or the error of the database
 */
export async function migrate(database: Database): Promise<void> {
  if ((await findSchemaState(database)) === 'newer') return
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  const unknown = /previously executed migration (?<name>\S+) is missing/.exec(String(error))?.groups?.name
  if (unknown)
    throw new DatabaseUnavailableError(
      `DATABASE_URL: another release has changed the tables (${unknown}); start that release, or restore a copy from before it`,
    )
  if (error) throw error
}

/** Compares the schema of a database with that of this release; `missing` if it has no tables. */
export async function findSchemaState(
  database: Database,
): Promise<'missing' | 'older' | 'current' | 'newer' | 'other'> {
  // Kysely's introspection reads the whole catalogue, which takes seconds on a busy PostgreSQL.
  const { rows: tables } = await (isPostgres(database)
    ? sql`select 1 from pg_tables where tablename = ${DEFAULT_MIGRATION_TABLE}`
    : sql`select 1 from sqlite_master where name = ${DEFAULT_MIGRATION_TABLE}`
  ).execute(database)
  if (tables.length === 0) return 'missing'
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database)
  const names = rows.map(({ name }) => name).sort()
  const known = Object.keys(MIGRATIONS)
  if (names.length === 0) return 'missing'
  if (names.slice(0, known.length).some((name, index) => name !== known[index])) return 'other'
  if (names.length === known.length) return 'current'
  return names.length < known.length ? 'older' : 'newer'
}
