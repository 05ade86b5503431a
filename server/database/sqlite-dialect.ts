import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { type FatalStorageError, SqliteConnection } from './sqlite-connection.ts'
import { SqliteError, type SqliteThreadOptions } from './sqlite-protocol.ts'

const SQLITE_ERROR = 1

/** Kysely dialect for node:sqlite in a worker thread. All queries and transactions take turns on one connection. */
export class SqliteThreadDialect implements Dialect {
  readonly #options: SqliteThreadOptions
  readonly #onFatalError: (error: FatalStorageError) => void

  /** @param onFatalError called when the process must exit, because the content of the disk is unknown or the files were moved */
  constructor(options: SqliteThreadOptions, onFatalError: (error: FatalStorageError) => void) {
    this.#options = options
    this.#onFatalError = onFatalError
  }

  createDriver(): Driver {
    return new SqliteThreadDriver(() => new SqliteConnection(this.#options, this.#onFatalError))
  }

  createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter()
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler()
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db)
  }
}

/** Lets Kysely run all migrations in one transaction. SQLite can roll back schema changes; Kysely assumes it cannot. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class SqliteThreadDriver implements Driver {
  readonly #connect: () => SqliteConnection
  #connection: SqliteConnection | undefined
  #lastRelease: Promise<void> = Promise.resolve()
  #releases: (() => void)[] = []

  constructor(connect: () => SqliteConnection) {
    this.#connect = connect
  }

  async init(): Promise<void> {
    this.#connection = this.#connect()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const previousRelease = this.#lastRelease
    this.#lastRelease = new Promise((resolve) => this.#releases.push(resolve))
    await previousRelease
    if (!this.#connection) throw new Error('The SQLite thread was not started')
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#releases.shift()?.()
  }

  /**
   * Takes the write lock at the beginning. Otherwise, a transaction that reads first fails at its first write if another
   * connection has written in between: SQLite returns SQLITE_BUSY at once, without the busy timeout.
   */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  /** Ignores SQLITE_ERROR, which means that no transaction is open: on a full disk, SQLite has already rolled back. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: unknown) => {
      if (!(error instanceof SqliteError && error.code === SQLITE_ERROR)) throw error
    })
  }

  async destroy(): Promise<void> {
    await this.#connection?.close()
  }
}
