import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { DatabaseAddress } from './schema.ts'

/** Without this free share of the disk, or without this many bytes if they are fewer, no message is stored. */
const MIN_FREE_SHARE = 0.1
const MIN_FREE_BYTES = 2 ** 30

/** Below so many times that space, only the first message of a network is stored. */
const RESERVE_FACTOR = 1.1

const CHECK_INTERVAL_MS = 1_000

export type DiskSpace = {
  freeBytes: number
  /** Whether more messages may be stored, so that a flood leaves room for backups, `erase` and everything else on the disk. */
  hasRoom: boolean
  /** Whether what is left is kept for networks that have sent no message for a day. */
  isReserved: boolean
}

const UNMEASURED: DiskSpace = { freeBytes: Number.POSITIVE_INFINITY, hasRoom: true, isReserved: false }

/** Creates a function that measures the disk of a SQLite store once a second. That of PostgreSQL always counts as free. */
export function watchFreeSpace(address: DatabaseAddress): () => Promise<DiskSpace> {
  if (address.engine === 'postgres') return async () => UNMEASURED
  let result = Promise.resolve(UNMEASURED)
  let checkedAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - checkedAt >= CHECK_INTERVAL_MS) {
      checkedAt = now
      result = statfs(dirname(address.path)).then(toDiskSpace, () => UNMEASURED)
    }
    return result
  }
}

/** Converts the sizes that statfs(2) reports. */
export function toDiskSpace(sizes: Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>): DiskSpace {
  const { bavail, blocks, bsize } = sizes
  const freeBytes = bavail * bsize
  const minBytes = Math.min(blocks * bsize * MIN_FREE_SHARE, MIN_FREE_BYTES)
  return { freeBytes, hasRoom: freeBytes >= minBytes, isReserved: freeBytes < RESERVE_FACTOR * minBytes }
}
