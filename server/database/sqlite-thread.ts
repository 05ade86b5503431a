import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { SqliteAnswer, SqliteRequest, SqliteThreadOptions } from './sqlite-protocol.ts'

// This worker thread is the only one that opens the database file, so that waiting for a lock or for the disk never
// blocks a request (docs/decisions/0005-contact-store.md).

/** Nobody waits for a start as a visitor waits for an answer: a start beside a busy process must not fail. */
const OPENING_LOCK_WAIT_MS = 15_000
const SQLITE_BUSY = 5
const MAX_STATEMENTS = 200

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
  if (isReadOnly) return new DatabaseSync(path, { readOnly: true, timeout: OPENING_LOCK_WAIT_MS })
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
  const opened = new DatabaseSync(path, { timeout: OPENING_LOCK_WAIT_MS, enableForeignKeyConstraints: true })
  switchToWal(opened)
  opened.exec('pragma synchronous = full; pragma secure_delete = on;')
  return opened
}

/** The one statement for which SQLite does not wait by itself when another process opens the new file too. */
function switchToWal(opened: DatabaseSync): void {
  const deadline = Date.now() + OPENING_LOCK_WAIT_MS
  for (;;) {
    try {
      opened.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if ((error as { errcode?: unknown }).errcode !== SQLITE_BUSY || Date.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

function run(sql: string, parameters: readonly unknown[]): SqliteAnswer {
  try {
    const statement = prepare(sql)
    const values = parameters as SQLInputValue[]
    if (statement.columns().length > 0) return { rows: statement.all(...values), changes: undefined }
    return { rows: [], changes: Number(statement.run(...values).changes) }
  } catch (error) {
    const { errcode, message } = error as { errcode?: unknown; message?: unknown }
    return { failure: { code: typeof errcode === 'number' ? errcode : 1, text: String(message) } }
  }
}

function prepare(sql: string): StatementSync {
  let statement = statements.get(sql)
  if (!statement) {
    if (statements.size >= MAX_STATEMENTS) statements.clear()
    statement = database.prepare(sql)
    statements.set(sql, statement)
  }
  return statement
}
