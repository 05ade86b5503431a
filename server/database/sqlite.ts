import { statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Kysely, sql } from 'kysely'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import type { EngineConnection } from './engine-connection.ts'
import type { Database, Tables } from './schema.ts'
import type { FatalStorageError } from './sqlite-connection.ts'
import { SqliteThreadDialect } from './sqlite-dialect.ts'

/** The first SQLite version without the WAL-reset bug, which loses committed rows (sqlite.org/wal.html#walresetbug). */
const MIN_SQLITE_VERSION = [3, 51, 3] as const

/** Timeout for one lock, longer than a typical write of another process. A request waits for at most two locks. */
const REQUEST_LOCK_TIMEOUT_MS = 300

/** Magic numbers of network file systems in statfs(2). SQLite's WAL mode is not safe on a network file system. */
const NETWORK_FILE_SYSTEMS = [0x6969, 0xff534d42, 0xfe534d42, 0x517b, 0x01021997, 0x00c36400]

type Options = {
  onFatalError?: ((error: FatalStorageError) => void) | undefined
  /** Requires an existing file and does not change it. */
  isReadOnly?: boolean
}

/** Connects to SQLite, the default engine: node:sqlite in a worker thread, in WAL mode with a disk sync at every commit. */
export function connectSqlite(
  path: string,
  { onFatalError = () => {}, isReadOnly = false }: Options = {},
): EngineConnection {
  const dialect = new SqliteThreadDialect({ path, isReadOnly }, onFatalError)
  const database = new Kysely<Tables>({ dialect })
  return {
    database,
    async assertSupported() {
      await assertVersion(database)
      if (NETWORK_FILE_SYSTEMS.includes(statfsSync(dirname(path)).type)) {
        throw new DatabaseUnavailableError(
          'DATABASE_URL: expected a file on a local disk, not on a network file system',
        )
      }
    },
    assertIntact: () => assertIntact(database, path),
    // Called after the first write, because the pragmas do not report their effective values before it.
    assertDurable: () => assertPragmas(database),
    async setBusyTimeout() {
      await sql`pragma busy_timeout = ${sql.lit(REQUEST_LOCK_TIMEOUT_MS)}`.execute(database)
    },
  }
}

async function assertVersion(database: Database): Promise<void> {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(database)
  const version = rows[0]?.version ?? '0'
  if (!isAtLeast(version.split('.').map(Number), MIN_SQLITE_VERSION)) {
    throw new DatabaseUnavailableError(
      `SQLite ${version} may lose messages: ${MIN_SQLITE_VERSION.join('.')} or newer is needed`,
    )
  }
}

/** Reads the whole file: 0.2 to 0.4 s for 100 MB. It finds damaged pages, which could otherwise fail weeks later. */
async function assertIntact(database: Database, path: string): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(database)
  if (rows[0]?.quick_check !== 'ok') throw new DatabaseUnavailableError(formatDamage(path))
}

/** Returns the error line for a damaged database. */
export function formatDamage(path: string, code = ''): string {
  return `DATABASE_URL: ${resolve(path)} is damaged${code}: restore a copy, see docs/operations.md#a-damaged-file`
}

/** Returns whether a version is equal to the minimum or newer. */
export function isAtLeast(version: readonly number[], minimum: readonly number[]): boolean {
  for (const [index, required] of minimum.entries()) {
    const actual = version[index] ?? 0
    if (actual !== required) return actual > required
  }
  return true
}

async function assertPragmas(database: Database): Promise<void> {
  const expected = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, secure_delete: 1 }
  for (const [pragma, value] of Object.entries(expected)) {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(database)
    if (rows[0]?.[pragma] !== value) {
      throw new DatabaseUnavailableError(
        `SQLite did not apply the setting ${pragma} = ${value}, which the server requires`,
      )
    }
  }
}
