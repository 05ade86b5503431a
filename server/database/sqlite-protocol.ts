/** A request to the SQLite thread. The thread answers in the order of the requests. */
export type SqliteRequest = { sql: string; parameters: readonly unknown[] } | 'close'

export type SqliteResult =
  | { rows: Record<string, unknown>[]; changes: number | undefined }
  | { failure: { code: number; text: string } }

/**
 * Sent once, without a request, when the files of the database were removed or replaced. From then on every request fails.
 * `copy` is the file to which the thread has copied the database; undefined while it cannot write a copy.
 */
export type FilesMoved = { moved: { file: string; copy: string | undefined } }

export type SqliteThreadOptions = { path: string; isReadOnly: boolean }

/** Thrown when a statement fails. `code` is SQLite's extended result code (sqlite.org/rescode.html). */
export class SqliteError extends Error {
  override name = 'SqliteError'
  readonly code: number

  constructor(failure: { code: number; text: string }) {
    super(failure.text)
    this.code = failure.code
  }
}
