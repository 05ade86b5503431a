import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { formatErrorCode, OperatorError } from '../operator-error.ts'

/** Makes a private folder, and those above it. Node's `recursive` never ends where the system makes none, as in /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/** Makes the folder of a setting. @throws OperatorError if that fails, or if the folder is not writable */
export function makeFolderOf(setting: string, path: string): void {
  try {
    makeFolder(path)
    accessSync(path, constants.W_OK)
  } catch (error) {
    throw new OperatorError(
      `${setting}: expected a folder that the server can make and write, not ${path}${formatErrorCode(error)}`,
      { cause: error },
    )
  }
}
