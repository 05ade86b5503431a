import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { readReference } from '../messages/reference.ts'
import { recordAccess } from '../team/audit.ts'
import { type Command, type Context, type Options, UsageError } from './command.ts'
import { COMMANDS } from './commands.ts'

const usageOf = (name: string, { options, operands }: Command) =>
  [name, options, operands].filter(Boolean).join(' ')
const WIDTH = Math.max(...Object.entries(COMMANDS).map(([name, command]) => usageOf(name, command).length))

export const USAGE = `npm run inbox -- COMMAND   (list without a command)

${Object.entries(COMMANDS)
  .map(([name, command]) => `  ${usageOf(name, command).padEnd(WIDTH)} ${command.help}`)
  .join('\n')}

--json prints the result of any command as JSON. All commands work while the server runs.`

export type ParsedCommand = ReturnType<typeof parseCommand>

/** Parses a command, `list` by default, its options and its operands. @throws UsageError, or the error of `parseArgs` */
export function parseCommand(args: string[]) {
  const [name = 'list', ...rest] = args[0]?.startsWith('-') ? ['list', ...args] : args
  const command = Object.hasOwn(COMMANDS, name) && COMMANDS[name]
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${USAGE}`)
  const { operands = '[]' } = command
  const parsed = parseArgs({ args: rest, allowPositionals: true, options: optionsOf(command) })
  const { length } = parsed.positionals
  const max = operands.includes('...') ? Number.POSITIVE_INFINITY : operands === '[]' ? 0 : 1
  if (length > max || (length === 0 && !operands.startsWith('[')))
    throw new UsageError(`Usage: npm run inbox -- ${usageOf(name, command)}`)
  const isText = (typed: string) =>
    !operands.includes('REF') || (operands.includes('ADDRESS') && typed.includes('@'))
  const parsedOperands = parsed.positionals.map((typed) => {
    const operand = isText(typed) ? typed : readReference(typed)
    if (operand === undefined) throw new UsageError(`${typed} is not a reference like K7Q2-M9XD.`)
    return operand
  })
  return { name, command, operands: parsedOperands, options: parsed.values as Options }
}

function optionsOf({ options = '' }: Command) {
  const names = `${options} --json`.matchAll(/--([\w-]+)( [A-Z])?/g)
  return Object.fromEntries(
    [...names].map(([, name, value]) => [name, { type: value ? ('string' as const) : ('boolean' as const) }]),
  )
}

type Store = Omit<Context, 'operands' | 'options' | 'record'> & { warn: (text: string) => void }

/** Runs a command on an open store. @throws UsageError if an option is wrong or a message does not exist */
export function runCommand({ name, command, ...typed }: ParsedCommand, { warn, ...store }: Store) {
  const { database, now } = store
  /** Without its line in the audit log, for example on a full disk, a command that only reads warns, and any other one fails. */
  async function record(count: number, references: readonly string[] = []): Promise<void> {
    const operator = process.env.INBOX_OPERATOR || process.env.SUDO_USER || userInfo().username
    const line = { at: now, operator, command: name, count, references: [...references] }
    await recordAccess(database, line).catch((error: unknown) => {
      if (command.access !== 'read') throw error
      warn('This command could not be recorded in the audit log.')
    })
  }
  return command.run({ ...store, ...typed, record })
}
