import { join } from 'node:path'
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest'
import type { DatabaseAddress } from '../config.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Database } from '../database/schema.ts'
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
