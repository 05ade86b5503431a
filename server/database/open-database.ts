import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { DatabaseAddress } from '../config-values.ts'
import { findSchemaState, migrate } from '../migrations/migrate.ts'
import { codeOf, DatabaseRefusedError } from './database-unavailable.ts'
import { connectPostgres } from './postgres.ts'
import type { Database } from './schema.ts'
import { connectSqlite } from './sqlite.ts'

/** An engine that is connected, and the check that it keeps what was promised. */
export type Connected = {
  database: Database
  /** Before the first change of the tables: is this an engine that can be trusted? */
  assertSupported(): Promise<void>
  /** After the first write: do the settings hold that keep a message safe? */
  assertDurable(): Promise<void>
  /** Once visitors are waiting: from here on, a lock holds up no statement for long. */
  setBusyTimeout(): Promise<void>
}

/**
 * What may happen to the store: `create` makes it where it is missing and brings its tables up to date, `migrate` does
 * only the latter, `write` takes one that has the tables of this release, `read` does the same and changes nothing, and
 * `copy` reads the tables of any release.
 */
export type Access = 'create' | 'migrate' | 'write' | 'read' | 'copy'

type Options = {
  access?: Access
  /** Called when what the disk holds can no longer be told; the process must end and start again. */
  onFatalIoError?: (code: number) => void
  /** For a person at the command line, who would rather wait for a lock than be told to come again. */
  longTimeout?: boolean
}

/**
 * Opens the store.
 * @throws DatabaseRefusedError where it cannot be opened, does not keep what was promised, or is missing and may not
 * be created
 */
export async function openDatabase(
  address: DatabaseAddress,
  { access = 'create', onFatalIoError, longTimeout = false }: Options = {},
): Promise<Database> {
  const isReadOnly = access === 'read' || access === 'copy'
  if (access !== 'create') assertExists(address)
  const { database, assertSupported, assertDurable, setBusyTimeout } =
    address.engine === 'sqlite'
      ? connectSqlite(address.path, { onFatalIoError, isReadOnly })
      : connectPostgres(address.url, longTimeout)
  try {
    await assertSupported()
    if (access !== 'create') await assertSchema(database, address, access)
    if (access === 'create' || access === 'migrate') await migrate(database)
    if (!isReadOnly) {
      await database.updateTable('probes').set({ written_at: Date.now() }).execute()
      await assertDurable()
    }
    if (!longTimeout) await setBusyTimeout()
  } catch (error) {
    await database.destroy()
    if (error instanceof DatabaseRefusedError) throw error
    const done = isReadOnly ? 'read' : 'opened and written'
    throw new DatabaseRefusedError(`DATABASE_URL: ${nameOf(address)} cannot be ${done}${codeOf(error)}`, {
      cause: error,
    })
  }
  return database
}

function assertExists(address: DatabaseAddress): void {
  if (address.engine === 'postgres' || existsSync(address.path)) return
  throw new DatabaseRefusedError(
    `DATABASE_URL: there is no store at ${nameOf(address)}; use the server's setting, only the server creates a store`,
  )
}

/** Only the server changes the tables: a command of a newer release would take the store away from an older server. */
async function assertSchema(database: Database, address: DatabaseAddress, access: Access): Promise<void> {
  const state = await findSchemaState(database)
  if (state === 'missing')
    throw new DatabaseRefusedError(
      `DATABASE_URL: ${nameOf(address)} holds no store; use the server's setting, only the server creates a store`,
    )
  if (state !== 'current' && (access === 'read' || access === 'write'))
    throw new DatabaseRefusedError(
      `DATABASE_URL: the tables of ${nameOf(address)} are those of ${state === 'newer' ? 'a newer' : 'an older'} release; run the command in the folder of the release that the server runs`,
    )
}

/** Without a password. */
function nameOf(address: DatabaseAddress): string {
  return address.engine === 'sqlite' ? resolve(address.path) : new URL(address.url).host
}
