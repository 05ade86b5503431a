import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { assertUsable } from '../../operator-error.ts'
import { type Database, isPostgres } from '../schema.ts'
import * as store from './001-store.ts'

const MIGRATIONS: Record<string, Migration> = { '001-store': store }

/** Applies all missing migrations in one transaction; tables of a newer release stay. @throws OperatorError if they do not fit */
export async function migrate(database: Database): Promise<void> {
  if ((await findSchemaState(database)) === 'newer') return
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  const unknown = /previously executed migration (?<name>\S+) is missing/.exec(String(error))?.groups?.name
  assertUsable(
    !unknown,
    `DATABASE_URL: another release has changed the tables (${unknown}); start that release, or restore a copy from before it`,
  )
  if (error) throw error
}

/** Compares the tables of a database with those of this release. `newer` ones have only been added to; `other` ones do not fit. */
export async function findSchemaState(database: Database) {
  // Kysely's introspection reads the whole catalogue, which takes seconds on a busy PostgreSQL.
  const { rows: tables } = await (isPostgres(database)
    ? sql`select 1 from pg_tables where tablename = ${DEFAULT_MIGRATION_TABLE}`
    : sql`select 1 from sqlite_master where name = ${DEFAULT_MIGRATION_TABLE}`
  ).execute(database)
  if (tables.length === 0) return 'missing'
  const query = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`
  const names = (await query.execute(database)).rows.map(({ name }) => name).sort()
  const known = Object.keys(MIGRATIONS)
  if (names.length === 0) return 'missing'
  if (known.some((name, index) => name !== names[index])) return 'other'
  return names.length === known.length ? 'current' : 'newer'
}
