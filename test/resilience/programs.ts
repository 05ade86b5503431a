import { readdirSync, readFileSync } from 'node:fs'
import { launchProgram, type Program } from '../support/spawn-server.ts'
import { exactly, type Figure } from './scenario.ts'

const launched: Program[] = []

/** Starts the real program; what it logs is searched for people when the proof has ended. */
export function launch(options: Parameters<typeof launchProgram>[0]): Program {
  const program = launchProgram(options)
  launched.push(program)
  return program
}

/** Counts the log lines of a proof's processes that contain data sent by its visitors. */
export function searchLogs(): Figure[] {
  const programs = launched.splice(0)
  if (programs.length === 0) return []
  const lines = programs.flatMap((program) => program.output().split('\n')).filter((line) => line !== '')
  const personal = lines.filter((line) => PERSONAL.test(line))
  return [exactly(`log lines with a name, address or text, of ${lines.length}`, personal.length, 0)]
}

/**
 * Lets a program clean up after itself as on a small machine: with gigabytes to spare, V8 leaves garbage lying about,
 * and memory would tell of that rather than of leaks.
 */
export const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=64 --max-semi-space-size=2' }

/** Memory that a program holds. */
export function residentMegabytes({ process: { pid } }: Program): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Files and sockets that a program has open. */
export function openFiles({ process: { pid } }: Program): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

/** Stands in the name, the address and the text of every message that a proof sends. */
export const VISITOR = 'Zubaidatu'

const PERSONAL = new RegExp(VISITOR, 'i')
