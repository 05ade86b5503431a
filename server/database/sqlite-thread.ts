import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { SqliteRequest, SqliteResult, SqliteThreadOptions } from './sqlite-protocol.ts'

// Only this worker thread opens the database file, so that waiting for a lock or the disk never blocks the event loop
// of the server (docs/decisions/0005-contact-store.md).

/** Long, so that startup waits while another process holds the lock. Requests use a shorter timeout. */
const START_LOCK_TIMEOUT_MS = 15_000
const SQLITE_BUSY = 5
const SQLITE_ERROR = 1
const MAX_CACHED_STATEMENTS = 200
const RETRY_INTERVAL_MS = 20

const options = workerData as SqliteThreadOptions
const database = open(options)
const statements = new Map<string, StatementSync>()

parentPort?.on('message', (request: SqliteRequest) => {
  if (request === 'close') {
    database.close()
    parentPort?.close()
  } else {
    parentPort?.postMessage(run(request.sql, request.parameters))
  }
})

function open({ path, isReadOnly }: SqliteThreadOptions): DatabaseSync {
  if (isReadOnly) return new DatabaseSync(path, { readOnly: true, timeout: START_LOCK_TIMEOUT_MS })
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
  const opened = new DatabaseSync(path, { timeout: START_LOCK_TIMEOUT_MS, enableForeignKeyConstraints: true })
  switchToWal(opened)
  opened.exec('pragma synchronous = full; pragma secure_delete = on;')
  return opened
}

/**
 * Switches the database to WAL mode. Retries, because the statement ignores SQLite's busy timeout while another process
 * opens the new file.
 */
function switchToWal(opened: DatabaseSync): void {
  const deadline = Date.now() + START_LOCK_TIMEOUT_MS
  for (;;) {
    try {
      opened.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if ((error as { errcode?: unknown }).errcode !== SQLITE_BUSY || Date.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_INTERVAL_MS)
    }
  }
}

function run(sql: string, parameters: readonly unknown[]): SqliteResult {
  try {
    const statement = prepare(sql)
    const values = parameters as SQLInputValue[]
    if (statement.columns().length > 0) return { rows: statement.all(...values), changes: undefined }
    return { rows: [], changes: Number(statement.run(...values).changes) }
  } catch (error) {
    const { errcode, message } = error as { errcode?: unknown; message?: unknown }
    return { failure: { code: typeof errcode === 'number' ? errcode : SQLITE_ERROR, text: String(message) } }
  }
}

function prepare(sql: string): StatementSync {
  let statement = statements.get(sql)
  if (!statement) {
    if (statements.size >= MAX_CACHED_STATEMENTS) statements.clear()
    statement = database.prepare(sql)
    statements.set(sql, statement)
  }
  return statement
}
