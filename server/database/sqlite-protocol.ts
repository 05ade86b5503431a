/** A request to the SQLite thread. The thread answers in the order of the requests. */
export type SqliteRequest = { sql: string; parameters: readonly unknown[] } | 'close'

export type SqliteResult =
  | { rows: Record<string, unknown>[]; changes: number | undefined }
  | { failure: { code: number; text: string } }

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
