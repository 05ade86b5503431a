import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Driver, QueryResult } from 'kysely'
import type { MovedFiles, SqliteAnswer, SqliteOptions, SqliteQuery } from './sqlite-thread.ts'

/**
 * Result codes (sqlite.org/rescode.html) for read, write, sync and truncate errors and for a damaged file. After such an
 * error the content of the disk is unknown until a restart reads the write-ahead log again (USENIX ATC 2020, "Can
 * Applications Recover from fsync Failures?"). A full disk is not fatal.
 */
const FATAL_IO_CODES = [266, 522, 778, 1034, 1290, 1546, 11]

/** Why the process must exit: an I/O error with its SQLite code, or moved files. */
export type FatalStorageError = { code: number } | MovedFiles

/** Creates a driver that sends queries to the SQLite thread: one at a time, because `SqliteAdapter` allows one connection. */
export function createSqliteDriver(
  options: SqliteOptions,
  onFatalError: (error: FatalStorageError) => void,
): Driver {
  let thread: Worker | undefined
  let pending = Promise.withResolvers<SqliteAnswer>()

  async function executeQuery<Row>({ sql, parameters }: SqliteQuery): Promise<QueryResult<Row>> {
    if (!thread) throw new Error('The SQLite thread was stopped')
    pending = Promise.withResolvers()
    thread.postMessage({ sql, parameters } satisfies SqliteQuery)
    const answer = await pending.promise
    if ('rows' in answer) return answer as QueryResult<Row>
    if (FATAL_IO_CODES.includes(answer.code)) onFatalError({ code: answer.code })
    throw Object.assign(new Error(answer.text), { code: answer.code })
  }

  async function execute(sql: string): Promise<void> {
    await executeQuery({ sql, parameters: [] })
  }

  function streamQuery(): never {
    throw new Error('Streaming is not supported: read the rows in pages')
  }

  return {
    async init() {
      thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: options })
      // The first message says that the file is open. An error of the thread rejects; a later one ends the process.
      await once(thread, 'message')
      thread.on('message', (message: SqliteAnswer | MovedFiles) =>
        'file' in message ? onFatalError(message) : pending.resolve(message),
      )
    },
    acquireConnection: async () => ({ executeQuery, streamQuery }),
    releaseConnection: async () => {},
    // Takes the write lock at once. A transaction that reads first would fail without waiting at its first write
    // (SQLITE_BUSY) if another process has written in between.
    beginTransaction: () => execute('begin immediate'),
    commitTransaction: () => execute('commit'),
    rollbackTransaction: () => execute('rollback'),
    async destroy() {
      const stopping = thread
      thread = undefined
      stopping?.postMessage('close')
      if (stopping) await once(stopping, 'exit')
    },
  }
}
