import { chmodSync, closeSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { QueryResult } from 'kysely'
import { createFolder } from './create-folder.ts'
import { rescueStore, trackStoreFiles } from './store-files.ts'

// Only this worker thread opens the database file, so that waiting for a lock or the disk never blocks the event loop
// of the server (docs/decisions/0005-contact-store.md).

/** Long, so that startup waits while another process holds the lock. Requests use a shorter timeout. */
const START_LOCK_TIMEOUT_MS = 15_000
const RETRY_INTERVAL_MS = 20
const FILE_CHECK_INTERVAL_MS = 1_000
const SQLITE_ERROR = 1
const SQLITE_BUSY = 5
const FILES_MOVED = { code: 10, text: 'The files of the database were moved' }

export type SqliteOptions = { path: string; isReadOnly: boolean }
export type SqliteQuery = { sql: string; parameters: readonly unknown[] }
export type SqliteAnswer = QueryResult<unknown> | { code: number; text: string }

/** Sent when a file was removed or replaced: from then on every query fails. `copy` is undefined while it cannot be written. */
export type MovedFiles = { file: string; copy: string | undefined }

const { path, isReadOnly } = workerData as SqliteOptions
if (!isReadOnly) createPrivateFile()
const database = new DatabaseSync(path, { readOnly: isReadOnly, timeout: START_LOCK_TIMEOUT_MS })
if (!isReadOnly) await switchToWal(Date.now() + START_LOCK_TIMEOUT_MS)
if (!isReadOnly) database.exec('pragma synchronous = full; pragma secure_delete = on;')
const findMovedFile = isReadOnly ? () => undefined : trackStoreFiles(path)
let moved: MovedFiles | undefined
setInterval(checkFiles, FILE_CHECK_INTERVAL_MS).unref()
parentPort?.on('message', (request: SqliteQuery | 'close') => {
  if (request !== 'close') return parentPort?.postMessage(answer(request))
  checkFiles()
  database.close()
  parentPort?.close()
})
parentPort?.postMessage('open')

function createPrivateFile(): void {
  createFolder(dirname(path))
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
}

/** Retries, because this statement ignores SQLite's busy timeout while another process opens the new file. */
async function switchToWal(deadline: number): Promise<void> {
  try {
    database.exec('pragma journal_mode = wal')
  } catch (error) {
    if ((error as { errcode?: unknown }).errcode !== SQLITE_BUSY || Date.now() > deadline) throw error
    await setTimeout(RETRY_INTERVAL_MS)
    await switchToWal(deadline)
  }
}

function answer({ sql, parameters }: SqliteQuery): SqliteAnswer {
  if (moved) return FILES_MOVED
  // On a full disk, SQLite has already rolled back.
  if (sql === 'rollback' && !database.isTransaction) return { rows: [] }
  try {
    const statement = database.prepare(sql)
    const values = parameters as SQLInputValue[]
    if (statement.columns().length > 0) return { rows: statement.all(...values) }
    const { changes } = statement.run(...values)
    // Check after a commit, so that a message that went into a removed file is not acknowledged.
    if (!database.isTransaction) checkFiles()
    return moved ? FILES_MOVED : { rows: [], numAffectedRows: BigInt(changes) }
  } catch (error) {
    const { errcode = SQLITE_ERROR, message } = error as { errcode?: number; message: string }
    return { code: errcode, text: message }
  }
}

/** Copies the database once its files were moved. Without a copy, tries again a second later. */
function checkFiles(): void {
  const file = moved?.file ?? findMovedFile()
  if (file === undefined || moved?.copy !== undefined) return
  const copy = rescueStore(database, path, new Date())
  if (moved && copy === undefined) return
  moved = { file, copy }
  parentPort?.postMessage(moved)
}
