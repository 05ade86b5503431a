/** Thrown for what an operator can mend. The message is one line for each fault, without personal data or passwords. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

export function assertUsable(condition: boolean, message: string): asserts condition {
  if (!condition) throw new OperatorError(message)
}

/** Returns the code of a database or system error, like ` (SQLite 13)` or ` (ECONNREFUSED)`; empty if there is none. */
export function formatErrorCode(error: unknown): string {
  const { code, errcode = code } = error as { code?: unknown; errcode?: unknown }
  return errcode === undefined ? '' : ` (${typeof errcode === 'number' ? `SQLite ${errcode}` : errcode})`
}
