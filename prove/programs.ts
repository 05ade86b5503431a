import { launchProgram, type Program } from '../server/testing/program.ts'
import { exactly, type Figure } from './proof.ts'

const launched: Program[] = []

/** Starts the real program; what it logs is searched for people when the proof has ended. */
export function launch(options: Parameters<typeof launchProgram>[0]): Program {
  const program = launchProgram(options)
  launched.push(program)
  return program
}

/** Of everything that the programs of a proof have logged: how many lines quote what its visitors sent (P1). */
export function searchLogs(): Figure[] {
  const programs = launched.splice(0)
  if (programs.length === 0) return []
  const lines = programs.flatMap((program) => program.output().split('\n')).filter((line) => line !== '')
  const personal = lines.filter((line) => PERSONAL.test(line))
  return [exactly(`log lines with a name, address or text, of ${lines.length}`, personal.length, 0)]
}

/** Stands in the name, the address and the text of every message that a proof sends. */
export const VISITOR = 'Zubaidatu'

const PERSONAL = new RegExp(VISITOR, 'i')
