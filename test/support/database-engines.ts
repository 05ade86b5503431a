import { join } from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, inject, onTestFinished } from 'vitest'
import * as messages from '#server/database/migrations/001-messages.ts'
import { type DatabaseAddress, openDatabase } from '#server/database/open-database.ts'
import type { Database } from '#server/database/schema.ts'
import { createPostgresDatabase } from './postgres.ts'
import { temporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the running PostgreSQL server; empty if PostgreSQL is not installed; undefined in other projects. */
    postgresUrl?: string
  }
}

/** A database engine. Each call of a method creates a new, empty database. */
export type Engine = { newAddress(): Promise<DatabaseAddress>; open(): Promise<Database> }

/** Defines tests for one engine: PostgreSQL in the Vitest project `postgres`, SQLite in the others (docs/testing.md). */
export function describeEngines(name: string, defineTests: (engine: Engine) => void): void {
  const postgresUrl = inject('postgresUrl')
  if (postgresUrl === undefined)
    describe(`${name} on sqlite`, () => defineTests(engineOf(async () => newSqliteAddress())))
  else
    describe.skipIf(postgresUrl === '')(`${name} on postgres`, () =>
      defineTests(
        engineOf(async () => ({ engine: 'postgres', url: await createPostgresDatabase(postgresUrl) })),
      ),
    )
}

/** Returns the address of a SQLite file that does not exist yet, in a new temporary folder. */
export function newSqliteAddress(): DatabaseAddress & { engine: 'sqlite' } {
  return { engine: 'sqlite', path: join(temporaryFolder(), 'data/contact.db') }
}

/** Creates a store whose tables a newer release has changed by a migration with this name, which has added a column. */
export async function createNewerVersion(address: DatabaseAddress, name = '999-of-tomorrow'): Promise<void> {
  const newer = await openDatabase(address)
  await sql`insert into kysely_migration (name, timestamp) values (${name}, '2027-01-01')`.execute(newer)
  await sql`alter table messages add column phone text not null default ''`.execute(newer)
  await newer.destroy()
}

/** Creates a store with the schema of the first migration, one message and its pending notification. */
export async function createFirstVersion(address: DatabaseAddress): Promise<void> {
  const old = await openDatabase(address)
  const migrator = new Migrator({
    db: old,
    provider: { getMigrations: async () => ({ '001-messages': messages }) },
  })
  for (const table of [
    'spam_labels',
    'notifications',
    'webhooks',
    'messages',
    'chores',
    'erasures',
    'audit',
    'probes',
    'secrets',
    'rate_windows',
  ])
    await sql.raw(`drop table ${table}`).execute(old)
  await sql`delete from kysely_migration`.execute(old)
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  await sql`insert into messages values ('A', 7, 'n', 'e', '', 'm')`.execute(old)
  await sql`insert into notifications values ('A', 'pending', 0, 7, null, null)`.execute(old)
  await old.destroy()
}

function engineOf(newAddress: () => Promise<DatabaseAddress>): Engine {
  return {
    newAddress,
    async open() {
      const database = await openDatabase(await newAddress())
      onTestFinished(() => database.destroy())
      return database
    },
  }
}
