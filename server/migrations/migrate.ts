import { type Migration, Migrator } from 'kysely/migration'
import { DatabaseRefusedError } from '../database/refused.ts'
import type { Database } from '../database/schema.ts'
import * as messages from './001-messages.ts'
import * as repeatsAndSuspects from './002-repeats-and-suspects.ts'

/** Every change of the tables, in order; a published one is never edited. */
const MIGRATIONS: Record<string, Migration> = {
  '001-messages': messages,
  '002-repeats-and-suspects': repeatsAndSuspects,
}

/**
 * Brings the tables up to date, all in one transaction: an interrupted or a second starter changes nothing.
 * @throws DatabaseRefusedError where a newer release has changed the tables, else the database's error
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  const unknown = /previously executed migration (?<name>\S+) is missing/.exec(String(error))?.groups?.name
  if (unknown)
    throw new DatabaseRefusedError(
      `DATABASE_URL: a newer release has changed the tables (${unknown}); start that one, or restore a copy from before it`,
    )
  if (error) throw error
}
