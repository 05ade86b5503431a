import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { assertUsable, formatErrorCode, OperatorError } from '../operator-error.ts'
import { findSchemaState, migrate } from './migrations/migrate.ts'
import { assertPostgres, connectPostgres } from './postgres.ts'
import { nameHosts } from './postgres-url.ts'
import type { Database, DatabaseAddress } from './schema.ts'
import { assertSqlite, connectSqlite, formatDamage, isIntact, type SqliteOptions } from './sqlite.ts'

const START_LOCK_TIMEOUT_MS = 15_000
const REQUEST_LOCK_TIMEOUT_MS = 300

/** `create` also migrates. `write` and `read` need the schema of this release or a newer one; `copy` reads any schema. */
export type Access = 'create' | 'migrate' | 'write' | 'read' | 'copy'

type Options = Pick<SqliteOptions, 'onFatalError'> & {
  access?: Access
  /** Keeps the long lock timeout of startup. Only commands set this option: the server must answer sooner. */
  longTimeout?: boolean
}

/** Opens the database. @throws OperatorError if it cannot be opened, is not durable, or is missing */
export async function openDatabase(
  address: DatabaseAddress,
  { access = 'create', onFatalError, longTimeout = false }: Options = {},
): Promise<Database> {
  assertUsable(
    access === 'create' || address.engine === 'postgres' || existsSync(address.path),
    `DATABASE_URL: there is no store at ${nameOf(address)}; use the DATABASE_URL of the server, which creates the store`,
  )
  const isReadOnly = access === 'read' || access === 'copy'
  const lock = { timeoutMs: START_LOCK_TIMEOUT_MS }
  const isSqlite = address.engine === 'sqlite'
  const database = isSqlite
    ? connectSqlite({ path: address.path, isReadOnly, lock, onFatalError })
    : connectPostgres(address.url, longTimeout)
  try {
    await (isSqlite ? assertSqlite(database, address.path, isReadOnly) : assertPostgres(database))
    const state = access === 'create' ? 'current' : await findSchemaState(database)
    assertUsable(
      state !== 'missing',
      `DATABASE_URL: ${nameOf(address)} contains no store; use the DATABASE_URL of the server, which creates the store`,
    )
    assertUsable(
      state !== 'other' || (access !== 'read' && access !== 'write'),
      `DATABASE_URL: the tables of ${nameOf(address)} are those of another release; run the command in the folder of the release that the server runs`,
    )
    if (access === 'create' || access === 'migrate') {
      if (isSqlite) assertUsable(await isIntact(database), formatDamage(address.path))
      await migrate(database)
    }
    if (!isReadOnly) await database.updateTable('probes').set({ written_at: Date.now() }).execute()
    if (!longTimeout) lock.timeoutMs = REQUEST_LOCK_TIMEOUT_MS
    return database
  } catch (error) {
    await database.destroy()
    if (error instanceof OperatorError) throw error
    const code = formatErrorCode(error)
    const failure = /does not support SSL/.test((error as Error).message)
      ? 'does not offer TLS; switch it on there, or add ?sslmode=disable in a network that only you can read'
      : `cannot be ${isReadOnly ? 'read' : 'opened and written'}${code}`
    // SQLite found a damaged page (11), or a file that is not a database (26).
    const isDamaged = isSqlite && [11, 26].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff)
    throw new OperatorError(
      isDamaged ? formatDamage(address.path, code) : `DATABASE_URL: ${nameOf(address)} ${failure}`,
      { cause: error },
    )
  }
}

function nameOf(address: DatabaseAddress): string {
  return address.engine === 'sqlite' ? resolve(address.path) : nameHosts(address.url)
}
