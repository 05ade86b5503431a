import { statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely'
import { assertUsable } from '../operator-error.ts'
import type { Database, Tables } from './schema.ts'
import { createSqliteDriver, type SqliteOptions } from './sqlite-driver.ts'

/** Magic numbers of network file systems in statfs(2). SQLite's WAL mode is not safe on a network file system. */
const NETWORK_FILE_SYSTEMS = [0x6969, 0xff534d42, 0xfe534d42, 0x517b, 0x01021997, 0x00c36400]

/** Lets Kysely run all migrations in one transaction. SQLite can roll back schema changes; Kysely assumes it cannot. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Connects to SQLite, the default engine: node:sqlite in WAL mode, with a disk sync at every commit. */
export function connectSqlite(options: SqliteOptions): Database {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => createSqliteDriver(options),
      createAdapter: () => new TransactionalSqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  })
}

/** Checks SQLite before the first write. @throws OperatorError if it could lose messages */
export async function assertSqlite(database: Database, path: string, isReadOnly: boolean): Promise<void> {
  // The first query creates the file.
  const mode = await readValue(database, 'pragma journal_mode')
  const isLocal = !NETWORK_FILE_SYSTEMS.includes(statfsSync(dirname(path)).type)
  assertUsable(isLocal, 'DATABASE_URL: expected a file on a local disk, not on a network file system')
  // SQLite keeps another mode if the file system has no shared memory.
  assertUsable(
    isReadOnly || mode === 'wal',
    'SQLite did not apply journal_mode = wal, which the server requires',
  )
}

/** Reads the whole file, 0.2 to 0.4 s for 100 MB, to find damaged pages before they fail. */
export async function isIntact(database: Database): Promise<boolean> {
  return (await readValue(database, 'pragma quick_check(1)')) === 'ok'
}

/** Returns the error line for a damaged database. */
export function formatDamage(path: string, code = ''): string {
  return `DATABASE_URL: ${resolve(path)} is damaged${code}: restore a copy, see docs/handover.md#a-damaged-file`
}

async function readValue(database: Database, query: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(query).execute(database)
  return Object.values(rows[0] ?? {})[0]
}
