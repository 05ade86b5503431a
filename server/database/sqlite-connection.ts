import { Worker } from 'node:worker_threads'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import {
  type SqliteAnswer,
  SqliteError,
  type SqliteRequest,
  type SqliteThreadOptions,
} from './sqlite-protocol.ts'

/**
 * After these, nobody knows what the disk holds of the last writes: read, write, sync and truncate errors, and a
 * damaged file. Only a fresh start, which reads the log anew, tells (USENIX ATC 2020, "Can Applications Recover
 * from fsync Failures?"). A full disk is none of them. Result codes: sqlite.org/rescode.html
 */
const FATAL_IO_CODES = [266, 522, 778, 1034, 1290, 1546, 11]

type Waiter = { resolve(answer: SqliteAnswer): void; reject(error: Error): void }

/** The main thread's end of the SQLite thread. */
export class SqliteConnection implements DatabaseConnection {
  readonly #thread: Worker
  readonly #waiters: Waiter[] = []
  readonly #ended: Promise<void>
  readonly #onFatalIoError: (code: number) => void
  #answered = false
  #closing = false
  #gone: Error | undefined

  constructor(options: SqliteThreadOptions, onFatalIoError: (code: number) => void) {
    this.#onFatalIoError = onFatalIoError
    this.#thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: options })
    this.#thread.on('message', (answer: SqliteAnswer) => {
      this.#answered = true
      this.#waiters.shift()?.resolve(answer)
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
    const answer = await this.#ask({ sql, parameters })
    if ('failure' in answer) {
      if (FATAL_IO_CODES.includes(answer.failure.code)) this.#onFatalIoError(answer.failure.code)
      throw new SqliteError(answer.failure)
    }
    const rows = answer.rows as Row[]
    return answer.changes === undefined ? { rows } : { rows, numAffectedRows: BigInt(answer.changes) }
  }

  // biome-ignore lint/correctness/useYield: the interface wants a generator, and nobody streams from this engine
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('This engine does not stream: ask for the rows in pages')
  }

  /** Ends the thread once everything asked before is done. */
  async close(): Promise<void> {
    this.#closing = true
    this.#thread.postMessage('close' satisfies SqliteRequest)
    await this.#ended
  }

  #ask(request: SqliteRequest): Promise<SqliteAnswer> {
    if (this.#gone) return Promise.reject(this.#gone)
    return new Promise((resolve, reject) => {
      this.#waiters.push({ resolve, reject })
      this.#thread.postMessage(request)
    })
  }

  #fail(error: Error): void {
    if (!this.#gone && !this.#closing && this.#answered) this.#onFatalIoError(0)
    this.#gone ??= error
    for (const waiter of this.#waiters.splice(0)) waiter.reject(this.#gone)
  }
}
