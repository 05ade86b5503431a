import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { RESCUED } from './store-files.ts'

/** Returns the copies that `rescueStore` has written for a database. An operator imports and then removes them. */
export function findRescuedStores(path: string): string[] {
  const folder = dirname(path)
  const prefix = `${basename(path)}${RESCUED}`
  try {
    // The names of unfinished copies and of the write-ahead log of a copy continue after the time.
    const isCopy = (name: string) => name.startsWith(prefix) && !/[.-]/.test(name.slice(prefix.length))
    return readdirSync(folder)
      .filter(isCopy)
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}
