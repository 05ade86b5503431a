import type { Database } from './schema.ts'

/** A connection to SQLite or PostgreSQL, with the checks of that engine. */
export type EngineConnection = {
  database: Database
  /** Checks the engine before the first write. @throws DatabaseUnavailableError if the engine could lose messages */
  assertSupported(): Promise<void>
  /** Reads the whole database. @throws DatabaseUnavailableError if it is damaged. PostgreSQL checks its own files */
  assertIntact(): Promise<void>
  /** Checks the settings after the first write. @throws DatabaseUnavailableError if commits are not durable */
  assertDurable(): Promise<void>
  /** Sets the short lock timeout of requests. Startup uses a longer one. */
  setBusyTimeout(): Promise<unknown>
}
