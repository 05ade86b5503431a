import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { DatabaseAddress } from './open-database.ts'

/** Without this free share of the disk, or without this many bytes if they are fewer, no message is stored. */
const MIN_FREE_SHARE = 0.1
const MIN_FREE_BYTES = 2 ** 30

const CHECK_INTERVAL_MS = 1_000

/**
 * Creates a function that returns whether the disk of a SQLite store has room for more messages, so that a flood leaves room for
 * backups, `erase` and everything else on the disk. The result is at most a second old. The disk of a PostgreSQL server cannot
 * be measured from here and always counts as free.
 */
export function watchFreeSpace(address: DatabaseAddress): () => Promise<boolean> {
  if (address.engine === 'postgres') return async () => true
  let result = Promise.resolve(true)
  let checkedAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - checkedAt >= CHECK_INTERVAL_MS) {
      checkedAt = now
      result = statfs(dirname(address.path)).then(hasRoom, () => true)
    }
    return result
  }
}

/** Returns whether a disk has room, from the sizes that statfs(2) reports. */
export function hasRoom({
  bavail,
  blocks,
  bsize,
}: {
  bavail: number
  blocks: number
  bsize: number
}): boolean {
  return bavail * bsize >= Math.min(blocks * bsize * MIN_FREE_SHARE, MIN_FREE_BYTES)
}
