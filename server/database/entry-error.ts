/** Classes of PostgreSQL error codes: data exception, constraint violation, limit exceeded (postgresql.org/docs errcodes). */
const POSTGRES_CLASSES = ['22', '23', '54']

/** Primary result codes: error in the statement, too large, constraint, wrong type (sqlite.org/rescode.html). */
const SQLITE_CODES = [1, 18, 19, 20]

/** Returns true if the values of a row caused the error, and false if the database is busy, full or unreachable. */
export function isEntryError(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  if (typeof code === 'number') return SQLITE_CODES.includes(code & 0xff)
  return typeof code === 'string' && code.length === 5 && POSTGRES_CLASSES.includes(code.slice(0, 2))
}
