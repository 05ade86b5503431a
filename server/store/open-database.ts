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
  const database =
    address.engine === 'sqlite'
      ? connectSqlite({ path: address.path, isReadOnly, lock, onFatalError })
      : connectPostgres(address.url, longTimeout)
  try {
    if (address.engine === 'postgres') await assertPostgres(database)
    else await assertSqlite(database, address.path, isReadOnly)
    if (access !== 'create') await assertSchema(database, address, access)
    if (access === 'create' || access === 'migrate') {
      if (address.engine === 'sqlite') assertUsable(await isIntact(database), formatDamage(address.path))
      await migrate(database)
    }
    if (!isReadOnly) await database.updateTable('probes').set({ written_at: Date.now() }).execute()
    if (!longTimeout) lock.timeoutMs = REQUEST_LOCK_TIMEOUT_MS
    return database
  } catch (error) {
    await database.destroy()
    if (error instanceof OperatorError) throw error
    const code = formatErrorCode(error)
    const isWithoutTls = (error as Error).message === 'The server does not support SSL connections'
    const failure = isWithoutTls
      ? 'does not offer TLS; switch it on there, or add ?sslmode=disable in a network that only you can read'
      : `cannot be ${isReadOnly ? 'read' : 'opened and written'}${code}`
    const isDamaged = address.engine === 'sqlite' && isDamage(error)
    throw new OperatorError(
      isDamaged ? formatDamage(address.path, code) : `DATABASE_URL: ${nameOf(address)} ${failure}`,
      { cause: error },
    )
  }
}

/** Returns whether SQLite found a damaged page (11) or a file that is not a database (26). */
function isDamage(error: unknown): boolean {
  const { code, errcode = code } = error as { code?: unknown; errcode?: unknown }
  return typeof errcode === 'number' && [11, 26].includes(errcode & 0xff)
}

async function assertSchema(database: Database, address: DatabaseAddress, access: Access): Promise<void> {
  const state = await findSchemaState(database)
  assertUsable(
    state !== 'missing',
    `DATABASE_URL: ${nameOf(address)} contains no store; use the DATABASE_URL of the server, which creates the store`,
  )
  assertUsable(
    state !== 'other' || (access !== 'read' && access !== 'write'),
    `DATABASE_URL: the tables of ${nameOf(address)} are those of another release; run the command in the folder of the release that the server runs`,
  )
}

function nameOf(address: DatabaseAddress): string {
  return address.engine === 'sqlite' ? resolve(address.path) : nameHosts(address.url)
}
