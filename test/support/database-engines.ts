import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, inject, onTestFinished } from 'vitest'
import { openDatabase } from '#server/store/open-database.ts'
import type { Database, DatabaseAddress } from '#server/store/schema.ts'
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

/** Opens a database, by default a new SQLite file. It closes when the test ends. */
export async function openForTest(
  address: DatabaseAddress = newSqliteAddress(),
  options?: Parameters<typeof openDatabase>[1],
): Promise<Database> {
  const database = await openDatabase(address, options)
  onTestFinished(() => database.destroy())
  return database
}

/** Creates a store that a newer release has migrated: a migration with this name has added a column. */
export async function createNewerVersion(address: DatabaseAddress, name = '999-of-tomorrow'): Promise<void> {
  const newer = await openDatabase(address)
  await sql`insert into kysely_migration (name, timestamp) values (${name}, '2027-01-01')`.execute(newer)
  await sql`alter table messages add column pager text not null default ''`.execute(newer)
  await newer.destroy()
}

function engineOf(newAddress: () => Promise<DatabaseAddress>): Engine {
  return { newAddress, open: async () => openForTest(await newAddress()) }
}
