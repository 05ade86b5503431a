import { parseArgs } from 'node:util'
import type { Access } from '../database/open-database.ts'
import { isReference } from '../messages/reference.ts'

/** The command was written wrongly; the message says how to write it. */
export class UsageError extends Error {
  override name = 'UsageError'
}

const OPTIONS = {
  aside: { type: 'boolean' },
  done: { type: 'boolean' },
  all: { type: 'boolean' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  limit: { type: 'string' },
  email: { type: 'string' },
} as const

type Shape = {
  usage: string
  help: string
  /** What it does to the store; none of them creates one. */
  access: Exclude<Access, 'create'>
  /** Options of this command; every command takes --json. */
  options?: readonly (keyof typeof OPTIONS)[]
  /** At most one of these. */
  exclusive?: readonly (keyof typeof OPTIONS)[]
  /** How many operands it takes: none unless told otherwise. */
  min?: number
  max?: number
  /** @throws UsageError for a wrong operand */
  toOperand?: (text: string) => string
}

const SHAPES = {
  list: {
    usage: 'list [--aside | --done | --all] [--limit N]',
    help: 'open messages, the newest last',
    access: 'read',
    options: ['limit'],
    exclusive: ['aside', 'done', 'all'],
  },
  show: {
    usage: 'show REF',
    help: 'one message in full',
    access: 'read',
    min: 1,
    max: 1,
    toOperand: toReference,
  },
  export: {
    usage: 'export --csv | --json [--email ADDRESS]',
    help: 'all messages, or those of one person, to standard output',
    access: 'read',
    options: ['email'],
    exclusive: ['csv', 'json'],
  },
  done: {
    usage: 'done REF...',
    help: 'nothing is left to do about these',
    access: 'write',
    min: 1,
    max: Number.POSITIVE_INFINITY,
    toOperand: toReference,
  },
  release: {
    usage: 'release REF...',
    help: 'send on what was set aside as spam',
    access: 'write',
    min: 1,
    max: Number.POSITIVE_INFINITY,
    toOperand: toReference,
  },
  retry: {
    usage: 'retry [REF...]',
    help: 'send mails now that are dead or wait',
    access: 'write',
    max: Number.POSITIVE_INFINITY,
    toOperand: toReference,
  },
  erase: {
    usage: 'erase ADDRESS | REF...',
    help: 'erase everything a person sent, without a trace',
    access: 'write',
    min: 1,
    max: Number.POSITIVE_INFINITY,
    toOperand: toReferenceOrAddress,
  },
  purge: { usage: 'purge', help: 'erase what is older than RETENTION_DAYS', access: 'write' },
  backup: {
    usage: 'backup FILE',
    help: 'copy the whole store into a new file',
    access: 'copy',
    min: 1,
    max: 1,
    toOperand: toFile,
  },
  import: {
    usage: 'import FILE | postgres://...',
    help: 'add the messages that another store holds and this one lacks',
    access: 'migrate',
    min: 1,
    max: 1,
  },
} satisfies Record<string, Shape>

export type CommandName = keyof typeof SHAPES

export const USAGE = `npm run inbox -- COMMAND

${Object.values(SHAPES)
  .map(({ usage, help }) => `  ${usage.padEnd(45)} ${help}`)
  .join('\n')}

--json prints the result of any command as JSON. Everything works while the server runs.`

export type Command = ReturnType<typeof parseCommand>

/**
 * Reads a command, its options and its operands; references come back in their usual form.
 * @throws UsageError for an unknown command, and for options and operands that it does not take
 */
export function parseCommand(args: string[]) {
  const { values: options, positionals } = parse(args)
  const [name, ...operands] = positionals
  if (name === undefined) throw new UsageError(USAGE)
  if (!isCommandName(name)) throw new UsageError(`There is no command ${name}.\n\n${USAGE}`)

  const shape: Shape = SHAPES[name]
  const { exclusive = [], min = 0, max = 0, toOperand = (text: string) => text } = shape
  const given = Object.keys(options) as (keyof typeof OPTIONS)[]
  const known = ['json', ...(shape.options ?? []), ...exclusive]
  const isWellFormed =
    given.every((option) => known.includes(option)) &&
    given.filter((option) => exclusive.includes(option)).length <= 1 &&
    operands.length >= min &&
    operands.length <= max
  if (!isWellFormed) throw new UsageError(`Usage: npm run inbox -- ${shape.usage}`)
  return { name, options, operands: operands.map(toOperand), access: shape.access }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS })
  } catch {
    throw new UsageError(`There is no such option.\n\n${USAGE}`)
  }
}

function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(SHAPES, name)
}

/** People read references out and type them in: without the dash, in small letters, with spaces. */
function toReference(text: string): string {
  const signs = text.toUpperCase().replace(/[\s-]/g, '')
  const reference = `${signs.slice(0, 4)}-${signs.slice(4)}`
  if (!isReference(reference)) throw new UsageError(`${text} is no reference: they look like K7Q2-M9XD.`)
  return reference
}

function toReferenceOrAddress(text: string): string {
  return text.includes('@') ? text : toReference(text)
}

function toFile(text: string): string {
  if (text.startsWith('-')) throw new UsageError('backup writes a new file, not to standard output.')
  return text
}
