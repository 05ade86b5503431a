import { Kysely, sql } from 'kysely'
import { migrate } from '../migrations/migrate.ts'
import type { Database, Tables } from './schema.ts'
import { SqliteThreadDialect } from './sqlite-dialect.ts'

/** The oldest SQLite without the WAL-reset bug, which loses committed rows (sqlite.org/wal.html#walresetbug). */
const OLDEST_SQLITE = [3, 51, 3] as const

/** Long enough for another process's short write, short enough that a visitor hears of a longer one soon. */
const LOCK_WAIT_MS = 400

/** The store cannot be used as it is; the message is one line without personal data. */
export class DatabaseRefusedError extends Error {
  override name = 'DatabaseRefusedError'
}

/**
 * Opens the database, creates it where it is missing and brings its tables up to date.
 * @param path of the SQLite file; folders are created
 * @throws DatabaseRefusedError where the engine or its settings do not keep what was promised
 */
export async function openDatabase(path: string): Promise<Database> {
  const database = new Kysely<Tables>({
    dialect: new SqliteThreadDialect({ path, lockWaitMs: LOCK_WAIT_MS }),
  })
  try {
    await refuseOldSqlite(database)
    await migrate(database)
    // The pragma tells the truth only after a write (reliability.md, finding 1).
    await database.updateTable('probes').set({ written_at: Date.now() }).execute()
    await refuseWeakSettings(database)
  } catch (error) {
    await database.destroy()
    if (error instanceof DatabaseRefusedError) throw error
    throw new DatabaseRefusedError(`DATABASE_URL: ${path} cannot be opened or written`, { cause: error })
  }
  return database
}

async function refuseOldSqlite(database: Database): Promise<void> {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(database)
  const version = rows[0]?.version ?? '0'
  if (!isAtLeast(version.split('.').map(Number), OLDEST_SQLITE)) {
    throw new DatabaseRefusedError(
      `SQLite ${version} may lose messages: ${OLDEST_SQLITE.join('.')} or newer is needed`,
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

async function refuseWeakSettings(database: Database): Promise<void> {
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
