import { renameSync, statSync, unlink, writeFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

/** Follows the name of the database in the name of a copy. */
export const RESCUED = '.rescued-'

/**
 * Returns a function that finds a file of an open database that was removed or replaced since it was first seen. SQLite
 * continues to write to such a file, and its content is lost when the last process closes the file.
 */
export function trackStoreFiles(path: string): () => string | undefined {
  const known = new Map<string, string>()
  return () =>
    [path, `${path}-wal`, `${path}-shm`].find((file) => {
      const id = readFileId(file, known.get(file))
      if (id !== undefined && !known.has(file)) known.set(file, id)
      return id !== known.get(file)
    })
}

/** Returns the device and inode of a file, undefined for a missing file, or `fallback` if the folder cannot be read. */
function readFileId(file: string, fallback: string | undefined): string | undefined {
  try {
    const stat = statSync(file, { bigint: true, throwIfNoEntry: false })
    return stat && `${stat.dev}:${stat.ino}`
  } catch {
    return fallback
  }
}

/**
 * Copies an open database, whose files were moved, into a new file next to its path. The copy is on disk on return, because
 * SQLite applies `synchronous = full` to it too.
 * @returns the path of the copy, which `findRescuedStores` finds, or undefined if it cannot be written
 */
export function rescueStore(database: DatabaseSync, path: string, now: Date): string | undefined {
  const copy = `${path}${RESCUED}${now.toISOString().replace(/[-:]|\.\d+/g, '')}`
  const part = `${copy}.part`
  try {
    if (database.isTransaction) database.exec('rollback')
    writeFileSync(part, '', { mode: 0o600 })
    database.prepare('vacuum into ?').run(part)
    renameSync(part, copy)
    return copy
  } catch {
    unlink(part, () => {})
    return undefined
  }
}
