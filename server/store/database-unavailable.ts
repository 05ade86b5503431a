/** Thrown when the database cannot be used. The message is one line without personal data or passwords. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
}

/** Throws a DatabaseUnavailableError with the message if the condition is false. */
export function assertUsable(condition: boolean, message: string): void {
  if (!condition) throw new DatabaseUnavailableError(message)
}

/** Returns the code of a database or system error, like ` (SQLite 13)` or ` (ECONNREFUSED)`; empty if there is none. */
export function formatErrorCode(error: unknown): string {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const known = errcode ?? code
  return known === undefined ? '' : ` (${typeof known === 'number' ? `SQLite ${known}` : known})`
}
