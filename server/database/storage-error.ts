import type { FatalStorageError } from './sqlite-driver.ts'

/** Returns the log line of a fatal error. The process exits, unless the content of moved files exists only in this process. */
export function describeStorageError(error: FatalStorageError): { message: string; exits: boolean } {
  if ('code' in error) return { message: 'fatal storage I/O error, exiting for restart', exits: true }
  return error.copy === undefined
    ? { message: 'store files moved, and no copy can be written: do not stop the server', exits: false }
    : { message: 'store files moved, exiting for restart: import the copy with inbox import', exits: true }
}
