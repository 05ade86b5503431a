import type { DatabaseAddress } from '../config.ts'
import { migrate } from '../migrations/migrate.ts'
import { connectPostgres } from './postgres.ts'
import { DatabaseRefusedError } from './refused.ts'
import type { Database } from './schema.ts'
import { connectSqlite } from './sqlite.ts'

/** An engine that is connected, and the check that it keeps what was promised. */
export type Connected = {
  database: Database
  /** Before the first change of the tables: is this an engine that can be trusted? */
  refuseUnfit(): Promise<void>
  /** After the first write: do the settings hold that keep a message safe? */
  refuseWeakSettings(): Promise<void>
  /** Once visitors are waiting: from here on, a lock holds up no statement for long. */
  limitWaits(): Promise<void>
}

type Options = {
  /** Called when what the disk holds can no longer be told; the process must end and start again. */
  onDoubt?: (code: number) => void
  /** For a person at the command line, who would rather wait for a lock than be told to come again. */
  isPatient?: boolean
  /** For somebody who will change nothing: what stands on a full disk can still be read. */
  isReader?: boolean
}

/**
 * Opens the store, creates it where it is missing and brings its tables up to date.
 * @throws DatabaseRefusedError where it cannot be opened, or does not keep what was promised
 */
export async function openDatabase(
  address: DatabaseAddress,
  { onDoubt, isPatient = false, isReader = false }: Options = {},
): Promise<Database> {
  const { database, refuseUnfit, refuseWeakSettings, limitWaits } =
    address.engine === 'sqlite'
      ? connectSqlite(address.path, onDoubt)
      : connectPostgres(address.url, isPatient)
  try {
    await refuseUnfit()
    await migrate(database)
    if (!isReader) {
      await database.updateTable('probes').set({ written_at: Date.now() }).execute()
      await refuseWeakSettings()
    }
    if (!isPatient) await limitWaits()
  } catch (error) {
    await database.destroy()
    if (error instanceof DatabaseRefusedError) throw error
    const where = address.engine === 'sqlite' ? address.path : new URL(address.url).host
    throw new DatabaseRefusedError(`DATABASE_URL: ${where} cannot be opened and written${codeOf(error)}`, {
      cause: error,
    })
  }
  return database
}

/** Tells a full disk from a wrong password: SQLite's result code, or the word of PostgreSQL or of the system. */
function codeOf(error: unknown): string {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const known = errcode ?? code
  return known === undefined ? '' : ` (${typeof known === 'number' ? `SQLite ${known}` : known})`
}
