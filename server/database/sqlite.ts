import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, sql } from 'kysely'
import { DatabaseRefusedError } from './database-unavailable.ts'
import type { Connected } from './open-database.ts'
import type { Database, Tables } from './schema.ts'
import { SqliteThreadDialect } from './sqlite-dialect.ts'

/** The oldest SQLite without the WAL-reset bug, which loses committed rows (sqlite.org/wal.html#walresetbug). */
const MIN_SQLITE_VERSION = [3, 51, 3] as const

/** Long enough for another process's short write; a post waits twice, and still hears of a longer one soon. */
const VISITOR_LOCK_WAIT_MS = 300

/** File systems over a network, by the magic number of statfs(2): their locks do not keep SQLite's WAL safe. */
const NETWORK_FILE_SYSTEMS = [0x6969, 0xff534d42, 0xfe534d42, 0x517b, 0x01021997, 0x00c36400]

type Options = {
  onFatalIoError?: ((code: number) => void) | undefined
  /** The file must exist and is not changed. */
  isReadOnly?: boolean
}

/** The embedded engine: node:sqlite in a thread of its own, WAL with a full sync at every commit. */
export function connectSqlite(
  path: string,
  { onFatalIoError = () => {}, isReadOnly = false }: Options = {},
): Connected {
  const dialect = new SqliteThreadDialect({ path, isReadOnly }, onFatalIoError)
  const database = new Kysely<Tables>({ dialect })
  return {
    database,
    async assertSupported() {
      await refuseOldSqlite(database)
      if (NETWORK_FILE_SYSTEMS.includes(statfsSync(dirname(path)).type)) {
        throw new DatabaseRefusedError(
          'DATABASE_URL: expected a file on a disk of this machine, not of the network',
        )
      }
    },
    // The pragma reports the effective value only after a write.
    assertDurable: () => assertDurable(database),
    async setBusyTimeout() {
      await sql`pragma busy_timeout = ${sql.lit(VISITOR_LOCK_WAIT_MS)}`.execute(database)
    },
  }
}

async function refuseOldSqlite(database: Database): Promise<void> {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(database)
  const version = rows[0]?.version ?? '0'
  if (!isAtLeast(version.split('.').map(Number), MIN_SQLITE_VERSION)) {
    throw new DatabaseRefusedError(
      `SQLite ${version} may lose messages: ${MIN_SQLITE_VERSION.join('.')} or newer is needed`,
    )
  }
}

/** @returns whether a version is the oldest wanted or a newer one */
export function isAtLeast(version: readonly number[], oldest: readonly number[]): boolean {
  for (const [place, wanted] of oldest.entries()) {
    const found = version[place] ?? 0
    if (found !== wanted) return found > wanted
  }
  return true
}

async function assertDurable(database: Database): Promise<void> {
  const wanted = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, secure_delete: 1 }
  for (const [pragma, value] of Object.entries(wanted)) {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(database)
    if (rows[0]?.[pragma] !== value) {
      throw new DatabaseRefusedError(
        `SQLite did not take the setting ${pragma} = ${value}, which keeps messages safe`,
      )
    }
  }
}
