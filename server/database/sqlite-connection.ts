import { Worker } from 'node:worker_threads'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import {
  type FilesMoved,
  SqliteError,
  type SqliteRequest,
  type SqliteResult,
  type SqliteThreadOptions,
} from './sqlite-protocol.ts'

/**
 * Result codes (sqlite.org/rescode.html) for read, write, sync and truncate errors and for a damaged file. After such an
 * error the content of the disk is unknown until a restart reads the write-ahead log again (USENIX ATC 2020, "Can
 * Applications Recover from fsync Failures?"). A full disk is not fatal.
 */
const FATAL_IO_CODES = [266, 522, 778, 1034, 1290, 1546, 11]

/** Why the process must exit: an I/O error with its SQLite code, or moved files (`FilesMoved`). */
export type FatalStorageError = { code: number } | FilesMoved['moved']

/** Returns the log line of a fatal error. The process exits, unless the content of moved files exists only in this process. */
export function describeStorageError(error: FatalStorageError): { message: string; exits: boolean } {
  if ('code' in error) return { message: 'fatal storage I/O error, exiting for restart', exits: true }
  return error.copy === undefined
    ? { message: 'store files moved, and no copy can be written: do not stop the server', exits: false }
    : { message: 'store files moved, exiting for restart: import the copy with inbox import', exits: true }
}

type PendingRequest = { resolve(result: SqliteResult): void; reject(error: Error): void }

/** Sends requests from the main thread to the SQLite thread. */
export class SqliteConnection implements DatabaseConnection {
  readonly #thread: Worker
  readonly #pending: PendingRequest[] = []
  readonly #ended: Promise<void>
  readonly #onFatalError: (error: FatalStorageError) => void
  #isOpen = false
  #isClosing = false
  #endedWith: Error | undefined

  constructor(options: SqliteThreadOptions, onFatalError: (error: FatalStorageError) => void) {
    this.#onFatalError = onFatalError
    this.#thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: options })
    this.#thread.on('message', (result: SqliteResult | FilesMoved) => {
      if ('moved' in result) return this.#onFatalError(result.moved)
      this.#isOpen = true
      this.#pending.shift()?.resolve(result)
    })
    this.#thread.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))))
    this.#ended = new Promise((resolve) => {
      this.#thread.on('exit', () => {
        this.#fail(new Error('The SQLite thread has ended'))
        resolve()
      })
    })
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#send({ sql, parameters })
    if ('failure' in result) {
      if (FATAL_IO_CODES.includes(result.failure.code)) this.#onFatalError({ code: result.failure.code })
      throw new SqliteError(result.failure)
    }
    const rows = result.rows as Row[]
    return result.changes === undefined ? { rows } : { rows, numAffectedRows: BigInt(result.changes) }
  }

  // biome-ignore lint/correctness/useYield: the interface requires a generator
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported: read the rows in pages')
  }

  /** Stops the thread after it has answered all earlier requests. */
  async close(): Promise<void> {
    this.#isClosing = true
    this.#thread.postMessage('close' satisfies SqliteRequest)
    await this.#ended
  }

  #send(request: SqliteRequest): Promise<SqliteResult> {
    if (this.#endedWith) return Promise.reject(this.#endedWith)
    return new Promise((resolve, reject) => {
      this.#pending.push({ resolve, reject })
      this.#thread.postMessage(request)
    })
  }

  #fail(error: Error): void {
    if (!this.#endedWith && !this.#isClosing && this.#isOpen) this.#onFatalError({ code: 0 })
    this.#endedWith ??= error
    for (const { reject } of this.#pending.splice(0)) reject(this.#endedWith)
  }
}
