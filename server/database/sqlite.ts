import { statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely'
import { assertUsable } from './database-unavailable.ts'
import type { EngineConnection } from './engine-connection.ts'
import type { Database, Tables } from './schema.ts'
import { createSqliteDriver } from './sqlite-driver.ts'

/** The first SQLite version without the WAL-reset bug, which loses committed rows (sqlite.org/wal.html#walresetbug). */
const MIN_SQLITE_VERSION = '3.51.3'

/** Long, so that startup waits while another process holds the lock. For a request longer than a typical write of another process. */
const START_LOCK_TIMEOUT_MS = 15_000
const REQUEST_LOCK_TIMEOUT_MS = 300

/** Magic numbers of network file systems in statfs(2). SQLite's WAL mode is not safe on a network file system. */
const NETWORK_FILE_SYSTEMS = [0x6969, 0xff534d42, 0xfe534d42, 0x517b, 0x01021997, 0x00c36400]

/** Lets Kysely run all migrations in one transaction. SQLite can roll back schema changes; Kysely assumes it cannot. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Connects to SQLite, the default engine: node:sqlite in WAL mode with a disk sync at every commit. */
export function connectSqlite(
  path: string,
  isReadOnly = false,
  onFatalError: (code: number) => void = () => {},
): EngineConnection {
  let timeoutMs = START_LOCK_TIMEOUT_MS
  const options = { path, isReadOnly, lockTimeoutMs: () => timeoutMs, onFatalError }
  const database = new Kysely<Tables>({
    dialect: {
      createDriver: () => createSqliteDriver(options),
      createAdapter: () => new TransactionalSqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  })
  return {
    database,
    async assertSupported() {
      const version = String(await readValue(database, 'select sqlite_version()'))
      const isSafe = isAtLeast(version, MIN_SQLITE_VERSION)
      assertUsable(isSafe, `SQLite ${version} may lose messages: ${MIN_SQLITE_VERSION} or newer is needed`)
      const isLocal = !NETWORK_FILE_SYSTEMS.includes(statfsSync(dirname(path)).type)
      assertUsable(isLocal, 'DATABASE_URL: expected a file on a local disk, not on a network file system')
    },
    // Reads the whole file: 0.2 to 0.4 s for 100 MB. Finds damaged pages, which could otherwise fail weeks later.
    async assertIntact() {
      assertUsable((await readValue(database, 'pragma quick_check(1)')) === 'ok', formatDamage(path))
    },
    // Called after the first write, because the pragmas do not report their effective values before it.
    async assertDurable() {
      const required = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, secure_delete: 1 }
      for (const [pragma, value] of Object.entries(required)) {
        const isSet = (await readValue(database, `pragma ${pragma}`)) === value
        assertUsable(isSet, `SQLite did not apply ${pragma} = ${value}, which the server requires`)
      }
    },
    async setBusyTimeout() {
      timeoutMs = REQUEST_LOCK_TIMEOUT_MS
    },
  }
}

/** Returns the error line for a damaged database. */
export function formatDamage(path: string, code = ''): string {
  return `DATABASE_URL: ${resolve(path)} is damaged${code}: restore a copy, see docs/operations.md#a-damaged-file`
}

/** Returns whether a version is equal to the minimum or newer. */
export function isAtLeast(version: string, minimum: string): boolean {
  return version.localeCompare(minimum, 'en', { numeric: true }) >= 0
}

/** Returns the first value of the first row. */
async function readValue(database: Database, query: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(query).execute(database)
  return Object.values(rows[0] ?? {})[0]
}
