import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Returns the resident memory (RSS) of a process in MB. */
export function residentMegabytes({ process: { pid } }: { process: ChildProcess }): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Returns the processor time that a process has used, in milliseconds. */
export function processorMs({ process: { pid } }: { process: ChildProcess }): number {
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = afterName.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * 10
}
