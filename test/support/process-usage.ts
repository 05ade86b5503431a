import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerProcess } from './spawn-server.ts'

/** Small heap limits for a server: with much free memory, V8 collects garbage so late that a leak would not show. */
export const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=64 --max-semi-space-size=2' }

/** Returns the resident memory (RSS) of a server in MB. */
export function residentMegabytes({ process: { pid } }: ServerProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Returns the processor time that a server has used, in milliseconds. */
export function processorMs({ process: { pid } }: ServerProcess): number {
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = afterName.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * 10
}

/** Returns the number of open files and sockets of a server. */
export function countOpenFiles({ process: { pid } }: ServerProcess): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

/** Returns the size of SQLite's write-ahead log in MB. */
export function walMegabytes({ folder }: ServerProcess): number {
  return statSync(join(folder, 'data/contact.db-wal')).size / 1_048_576
}
