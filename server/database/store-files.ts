import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** Suffixes of the files of a SQLite database in WAL mode: the database, its write-ahead log and the shared memory. */
const SUFFIXES = ['', '-wal', '-shm']

const RESCUED = '.rescued-'

/**
 * Returns a function that finds a file of the database that was removed or replaced since the first call. SQLite continues
 * to write to such a file, and its content is lost when the last process closes the file.
 * @param path the database
 */
export function trackStoreFiles(path: string): () => string | undefined {
  const known = new Map<string, string>()
  return () =>
    SUFFIXES.map((suffix) => path + suffix).find((file) => {
      const id = findFileId(file, known.get(file))
      if (!known.has(file) && id !== undefined) known.set(file, id)
      return id !== known.get(file)
    })
}

/** Returns the device and inode of a file, undefined for a missing file, or `fallback` if the folder cannot be read. */
function findFileId(file: string, fallback: string | undefined): string | undefined {
  try {
    const stat = statSync(file, { bigint: true, throwIfNoEntry: false })
    return stat && `${stat.dev}:${stat.ino}`
  } catch {
    return fallback
  }
}

/**
 * Copies an open database, whose files were removed, into a new file next to its path. The copy is on disk on return.
 * @returns the path of the copy, which `findRescuedStores` finds
 */
export function rescueStore(database: DatabaseSync, path: string, now: Date): string {
  const copy = `${path}${RESCUED}${now.toISOString().replace(/[-:]|\.\d+/g, '')}`
  const part = join(dirname(copy), `.${basename(copy)}.part`)
  rmSync(part, { force: true })
  const descriptor = openSync(part, 'wx', 0o600)
  try {
    database.prepare('vacuum into ?').run(part)
    fsyncSync(descriptor)
    renameSync(part, copy)
    return copy
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  } finally {
    closeSync(descriptor)
  }
}

/** Returns the copies that `rescueStore` has written for a database. An operator imports and then removes them. */
export function findRescuedStores(path: string): string[] {
  const folder = dirname(path)
  try {
    return readdirSync(folder)
      .filter((name) => name.startsWith(`${basename(path)}${RESCUED}`) && !/-(?:wal|shm)$/.test(name))
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}
