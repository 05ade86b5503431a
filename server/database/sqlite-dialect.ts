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
import { SqliteConnection } from './sqlite-connection.ts'
import { SqliteError, type SqliteThreadOptions } from './sqlite-protocol.ts'

const SQLITE_ERROR = 1

/** Kysely over node:sqlite in a thread: one connection, taken in turns. */
export class SqliteThreadDialect implements Dialect {
  readonly #options: SqliteThreadOptions
  readonly #onFatalIoError: (code: number) => void

  /** @param onFatalIoError called once when what the disk holds can no longer be told */
  constructor(options: SqliteThreadOptions, onFatalIoError: (code: number) => void) {
    this.#options = options
    this.#onFatalIoError = onFatalIoError
  }

  createDriver(): Driver {
    return new SqliteThreadDriver(() => new SqliteConnection(this.#options, this.#onFatalIoError))
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

/** Unlike what Kysely assumes, SQLite rolls changes of tables back, which makes migrations all or nothing. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class SqliteThreadDriver implements Driver {
  readonly #connect: () => SqliteConnection
  #connection: SqliteConnection | undefined
  #turn: Promise<void> = Promise.resolve()
  #endTurn: (() => void)[] = []

  constructor(connect: () => SqliteConnection) {
    this.#connect = connect
  }

  async init(): Promise<void> {
    this.#connection = this.#connect()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const previousTurn = this.#turn
    this.#turn = new Promise((resolve) => this.#endTurn.push(resolve))
    await previousTurn
    if (!this.#connection) throw new Error('The SQLite thread was not started')
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#endTurn.shift()?.()
  }

  /** `immediate`: a transaction that begins by reading could not wait for its turn to write. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  /** A full disk ends the transaction by itself; then there is nothing to roll back, which SQLite calls an error. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: unknown) => {
      if (!(error instanceof SqliteError && error.code === SQLITE_ERROR)) throw error
    })
  }

  async destroy(): Promise<void> {
    await this.#connection?.close()
  }
}
