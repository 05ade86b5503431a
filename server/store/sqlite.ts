import { chmodSync, closeSync, openSync, statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import {
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import { assertUsable } from '../operator-error.ts'
import { makeFolder } from './make-folder.ts'
import type { Database, Tables } from './schema.ts'

/** Magic numbers of network file systems in statfs(2). SQLite's WAL mode is not safe on a network file system. */
const NETWORK_FILE_SYSTEMS = [0x6969, 0xff534d42, 0xfe534d42, 0x517b, 0x01021997, 0x00c36400]

// Errors of the disk and damage (sqlite.org/rescode.html). What the disk holds is then unknown until a restart reads the log
// (USENIX ATC 2020, "Can Applications Recover from fsync Failures?"). A full disk is not fatal.
const FATAL_IO_CODES = [266, 522, 778, 1034, 1290, 1546, 11]

const SQLITE_ERROR = 1
const SQLITE_BUSY = 5
const RETRY_INTERVAL_MS = 10

const MAX_STATEMENTS = 200

export type SqliteOptions = {
  path: string
  isReadOnly: boolean
  /** How long a query waits for a lock of another process. 300 ms if not set: most writes need less. */
  lock?: { timeoutMs: number }
  /** Called with SQLite's code when the content of the disk is unknown: the process must exit and restart. */
  onFatalError?: ((code: number) => void) | undefined
}

/** Lets Kysely run all migrations in one transaction. SQLite can roll back schema changes; Kysely assumes it cannot. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Connects to SQLite, the default engine: node:sqlite in WAL mode, with a disk sync at every commit. */
export function connectSqlite(options: SqliteOptions): Database {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => createSqliteDriver(options),
      createAdapter: () => new TransactionalSqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  })
}

/** Checks SQLite before the first write. @throws OperatorError if it could lose messages */
export async function assertSqlite(database: Database, path: string, isReadOnly: boolean): Promise<void> {
  // The first query creates the file.
  const mode = await readValue(database, 'pragma journal_mode')
  const isLocal = !NETWORK_FILE_SYSTEMS.includes(statfsSync(dirname(path)).type)
  assertUsable(isLocal, 'DATABASE_URL: expected a file on a local disk, not on a network file system')
  // SQLite keeps another mode if the file system has no shared memory.
  assertUsable(
    isReadOnly || mode === 'wal',
    'SQLite did not apply journal_mode = wal, which the server requires',
  )
}

/** Reads the whole file, 0.2 to 0.4 s for 100 MB, to find damaged pages before they fail. */
export async function isIntact(database: Database): Promise<boolean> {
  return (await readValue(database, 'pragma quick_check(1)')) === 'ok'
}

/** Returns the error line for a damaged database. */
export function formatDamage(path: string, code = ''): string {
  return `DATABASE_URL: ${resolve(path)} is damaged${code}: restore a copy, see docs/handover.md#a-damaged-file`
}

async function readValue(database: Database, query: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(query).execute(database)
  return Object.values(rows[0] ?? {})[0]
}

/** Creates a driver for node:sqlite. To wait for a lock does not block the event loop, to wait for the disk does. */
function createSqliteDriver({ lock = { timeoutMs: 300 }, ...options }: SqliteOptions): Driver {
  let database: DatabaseSync | undefined
  const statements = new Map<string, StatementSync>()
  /** When another process was first seen to hold the lock. All waiting queries share the timeout from then on. */
  let lockedSince: number | undefined

  async function executeQuery<Row>(query: Query): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        const result = run(prepare(query.sql), query.parameters)
        lockedSince = undefined
        return result as QueryResult<Row>
      } catch (error) {
        const { errcode: code = SQLITE_ERROR } = error as { errcode?: number }
        lockedSince ??= performance.now()
        if (code !== SQLITE_BUSY || performance.now() - lockedSince > lock.timeoutMs) {
          if (FATAL_IO_CODES.includes(code)) options.onFatalError?.(code)
          throw Object.assign(error as Error, { code })
        }
        await setTimeout(RETRY_INTERVAL_MS)
      }
    }
  }

  /** Prepares each query once: to store a message then takes 0.31 instead of 0.46 ms of the processor. */
  function prepare(sql: string): StatementSync {
    if (!database) throw new Error('The database is not open')
    const statement = statements.get(sql) ?? database.prepare(sql)
    if (statements.size < MAX_STATEMENTS) statements.set(sql, statement)
    return statement
  }

  const execute = async (sql: string) => void (await executeQuery({ sql, parameters: [] }))

  function streamQuery(): never {
    throw new Error('Streaming is not supported: read the rows in pages')
  }

  return {
    async init() {
      const { path, isReadOnly } = options
      if (!isReadOnly) {
        makeFolder(dirname(path))
        closeSync(openSync(path, 'a', 0o600))
        chmodSync(path, 0o600)
      }
      database = new DatabaseSync(path, { readOnly: isReadOnly })
      if (isReadOnly) return
      for (const setting of ['journal_mode = wal', 'synchronous = full', 'secure_delete = on'])
        await execute(`pragma ${setting}`)
    },
    acquireConnection: async () => ({ executeQuery, streamQuery }),
    releaseConnection: async () => {},
    // Takes the write lock at once: a transaction that reads first would fail without waiting if another one wrote in between.
    beginTransaction: () => execute('begin immediate'),
    commitTransaction: () => execute('commit'),
    // On a full disk, SQLite has already rolled back.
    rollbackTransaction: async () => void (database?.isTransaction && (await execute('rollback'))),
    destroy: async () => database?.close(),
  }
}

type Query = { sql: string; parameters: readonly unknown[] }

function run(statement: StatementSync, parameters: readonly unknown[]): QueryResult<unknown> {
  const values = parameters as SQLInputValue[]
  if (statement.columns().length > 0) return { rows: statement.all(...values) }
  return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
}
