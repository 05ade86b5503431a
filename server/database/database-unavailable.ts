/** The store cannot be used as it is; the message is one line without personal data or passwords. */
export class DatabaseRefusedError extends Error {
  override name = 'DatabaseRefusedError'
}

/** Tells a full disk from a wrong password: SQLite's result code, or the word of PostgreSQL or of the system. */
export function codeOf(error: unknown): string {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const known = errcode ?? code
  return known === undefined ? '' : ` (${typeof known === 'number' ? `SQLite ${known}` : known})`
}
