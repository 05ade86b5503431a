import { parseArgs } from 'node:util'
import { isReference } from '../messages/reference.ts'
import { COMMANDS, type CommandName, type CommandSyntax, OPTIONS, USAGE } from './command-list.ts'

/** Thrown when the command line is wrong. The message says what is wrong or shows the usage. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export type Command = ReturnType<typeof parseCommand>

/**
 * Parses a command, `list` by default, with its options and operands, and converts references to their stored form.
 * @throws UsageError for an unknown command, option or operand
 */
export function parseCommand(args: string[]) {
  const { options, positionals } = parse(args)
  const [name = 'list', ...operands] = positionals
  if (!isCommandName(name)) throw new UsageError(`There is no command ${name}.\n\n${USAGE}`)

  const syntax: CommandSyntax = COMMANDS[name]
  const { exclusive = [], min = 0, max = 0 } = syntax
  const given = Object.keys(options) as (keyof typeof OPTIONS)[]
  const known = ['json', ...(syntax.options ?? []), ...exclusive]
  const isValid =
    given.every((option) => known.includes(option)) &&
    given.filter((option) => exclusive.includes(option)).length <= 1 &&
    operands.length >= min &&
    operands.length <= max
  if (!isValid) throw new UsageError(`Usage: npm run inbox -- ${syntax.usage}`)
  return {
    name,
    options,
    operands: operands.map((text) => parseOperand(text, syntax.operands)),
    access: syntax.access,
  }
}

function parse(args: string[]) {
  try {
    const { values: options, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
    return { options, positionals }
  } catch {
    throw new UsageError(`There is no such option.\n\n${USAGE}`)
  }
}

function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name)
}

function parseOperand(text: string, kind: CommandSyntax['operands']): string {
  if (kind === 'reference') return parseReference(text)
  if (kind === 'reference or address') return text.includes('@') ? text : parseReference(text)
  if (kind === 'file' && text.startsWith('-'))
    throw new UsageError('backup writes to a new file, not to standard output.')
  return text
}

/** Converts a reference to its stored form. People may type it without the dash, in lower case or with spaces. */
function parseReference(text: string): string {
  const characters = text.toUpperCase().replace(/[\s-]/g, '')
  const reference = `${characters.slice(0, 4)}-${characters.slice(4)}`
  if (!isReference(reference)) throw new UsageError(`${text} is not a reference like K7Q2-M9XD.`)
  return reference
}
