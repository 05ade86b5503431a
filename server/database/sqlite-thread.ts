import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { FilesMoved, SqliteRequest, SqliteResult, SqliteThreadOptions } from './sqlite-protocol.ts'
import { rescueStore, trackStoreFiles } from './store-files.ts'

// Only this worker thread opens the database file, so that waiting for a lock or the disk never blocks the event loop
// of the server (docs/decisions/0005-contact-store.md).

/** Long, so that startup waits while another process holds the lock. Requests use a shorter timeout. */
const START_LOCK_TIMEOUT_MS = 15_000
const SQLITE_BUSY = 5
const SQLITE_ERROR = 1
const SQLITE_IOERR = 10
const MAX_CACHED_STATEMENTS = 200
const RETRY_INTERVAL_MS = 20

/** How often the thread checks that the files of the database are still at their path. A commit is checked too. */
const FILE_CHECK_INTERVAL_MS = 1_000
const FILES_MOVED = { failure: { code: SQLITE_IOERR, text: 'The files of the database were moved' } }

const options = workerData as SqliteThreadOptions
const database = open(options)
const statements = new Map<string, StatementSync>()
const findMovedFile = options.isReadOnly ? () => undefined : trackStoreFiles(options.path)
/** What was sent to the main thread about moved files. */
let reported: FilesMoved['moved'] | undefined
setInterval(checkFiles, FILE_CHECK_INTERVAL_MS).unref()

parentPort?.on('message', (request: SqliteRequest) => {
  if (request === 'close') {
    checkFiles()
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
    if (reported) return FILES_MOVED
    const statement = prepare(sql)
    const values = parameters as SQLInputValue[]
    if (statement.columns().length > 0) return { rows: statement.all(...values), changes: undefined }
    const changes = Number(statement.run(...values).changes)
    // Check after a commit, so that a message that went into a removed file is not acknowledged.
    if (!database.isTransaction) checkFiles()
    return reported ? FILES_MOVED : { rows: [], changes }
  } catch (error) {
    const { errcode, message } = error as { errcode?: unknown; message?: unknown }
    return { failure: { code: typeof errcode === 'number' ? errcode : SQLITE_ERROR, text: String(message) } }
  }
}

/** Copies the database once its files were moved. Without a copy, tries again at the next check. */
function checkFiles(): void {
  const file = reported?.file ?? findMovedFile()
  if (file === undefined || reported?.copy !== undefined) return
  const copy = tryToRescue()
  if (!reported || copy !== undefined) {
    reported = { file, copy }
    parentPort?.postMessage({ moved: reported } satisfies FilesMoved)
  }
}

function tryToRescue(): string | undefined {
  try {
    if (database.isTransaction) database.exec('rollback')
    return rescueStore(database, options.path, new Date())
  } catch {
    return undefined
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
