import { join } from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest'
import type { DatabaseAddress } from '#server/config-values.ts'
import { openDatabase } from '#server/database/open-database.ts'
import type { Database } from '#server/database/schema.ts'
import * as messages from '#server/migrations/001-messages.ts'
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Makes new, empty stores of one engine. */
export type Engine = { newAddress(): Promise<DatabaseAddress>; open(): Promise<Database> }

/** Says the same of both engines: SQLite, and a real PostgreSQL on loopback. */
export function describeEngines(name: string, describeEngine: (engine: Engine) => void): void {
  describe(`${name} on sqlite`, () => describeEngine(engineOf(async () => newSqliteAddress())))

  describe.skipIf(!hasPostgres())(`${name} on postgres`, () => {
    let server: Postgres | undefined
    beforeAll(async () => {
      server = await startPostgres()
    }, 60_000)
    afterAll(() => server?.stop(), 60_000)
    describeEngine(
      engineOf(async () => {
        if (!server) throw new Error('PostgreSQL was not started')
        return { engine: 'postgres', url: await server.createDatabase() }
      }),
    )
  })
}

/** A file that does not exist yet, in a folder of its own. */
export function newSqliteAddress(): DatabaseAddress & { engine: 'sqlite' } {
  return { engine: 'sqlite', path: join(temporaryFolder(), 'data/contact.db') }
}

/** Leaves a store as a release of tomorrow would. */
export async function createNewerVersion(address: DatabaseAddress): Promise<void> {
  const newer = await openDatabase(address)
  await sql`insert into kysely_migration (name, timestamp) values ('003-of-tomorrow', '2027-01-01')`.execute(
    newer,
  )
  await newer.destroy()
}

/** Leaves a store as the first release did, with one message, whose mail waits. */
export async function createFirstVersion(address: DatabaseAddress): Promise<void> {
  const old = await openDatabase(address)
  const migrator = new Migrator({
    db: old,
    provider: { getMigrations: async () => ({ '001-messages': messages }) },
  })
  for (const table of ['notifications', 'messages', 'chores', 'probes'])
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
