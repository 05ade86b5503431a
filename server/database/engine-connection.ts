import type { Database } from './schema.ts'

/** A connection to SQLite or PostgreSQL, with the checks of that engine. */
export type EngineConnection = {
  database: Database
  /** Checks the engine before the first change. @throws DatabaseUnavailableError if messages would not be safe */
  assertSupported(): Promise<void>
  /** Checks the settings after the first write. @throws DatabaseUnavailableError if commits are not durable */
  assertDurable(): Promise<void>
  /** Shortens the lock timeout: startup may wait long for a lock, requests may not. */
  setBusyTimeout(): Promise<void>
}
