import { mapFields, PERSONAL_FIELDS } from '#contact/fields.ts'
import type { Access } from '../database/open-database.ts'

export const OPTIONS = {
  quarantined: { type: 'boolean' },
  done: { type: 'boolean' },
  restricted: { type: 'boolean' },
  all: { type: 'boolean' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  'clock-is-right': { type: 'boolean' },
  dns: { type: 'boolean' },
  limit: { type: 'string' },
  ...mapFields(PERSONAL_FIELDS, () => ({ type: 'string' as const })),
} as const

export type CommandSyntax = {
  usage: string
  help: string
  /** Access to the database. `create` is excluded: no command creates a database. */
  access: Exclude<Access, 'create'>
  /** Options of this command, in addition to --json, which every command accepts. */
  options?: readonly (keyof typeof OPTIONS)[]
  /** Options of which only one may be given. */
  exclusive?: readonly (keyof typeof OPTIONS)[]
  operands?: 'reference' | 'reference or address' | 'file' | 'store'
  /** Minimum and maximum number of operands, 0 by default. */
  min?: number
  max?: number
}

export const COMMANDS = {
  list: {
    usage: 'list [--quarantined | --done | --restricted | --all] [--limit N]',
    help: 'open messages, the newest last',
    access: 'read',
    options: ['limit'],
    exclusive: ['quarantined', 'done', 'restricted', 'all'],
  },
  show: {
    usage: 'show REF',
    help: 'one message in full',
    access: 'read',
    operands: 'reference',
    min: 1,
    max: 1,
  },
  find: {
    usage: 'find ADDRESS | REF...',
    help: 'the messages of a person, in any state',
    access: 'read',
    operands: 'reference or address',
    min: 1,
    max: Number.POSITIVE_INFINITY,
  },
  export: {
    usage: 'export --csv | --json [ADDRESS | REF...]',
    help: 'all messages, or those of one person, to standard output',
    access: 'read',
    /** --email is the older form of the operand ADDRESS. */
    options: ['email'],
    exclusive: ['csv', 'json'],
    operands: 'reference or address',
    max: Number.POSITIVE_INFINITY,
  },
  done: {
    usage: 'done REF...',
    help: 'mark messages as done',
    access: 'write',
    operands: 'reference',
    min: 1,
    max: Number.POSITIVE_INFINITY,
  },
  release: {
    usage: 'release REF...',
    help: 'send quarantined messages to the team; the spam score learns them as real',
    access: 'write',
    operands: 'reference',
    min: 1,
    max: Number.POSITIVE_INFINITY,
  },
  spam: {
    usage: 'spam REF...',
    help: 'quarantine messages; the spam score learns them as spam',
    access: 'write',
    operands: 'reference',
    min: 1,
    max: Number.POSITIVE_INFINITY,
  },
  retry: {
    usage: 'retry [REF...]',
    help: 'send dead and waiting mails now',
    access: 'write',
    operands: 'reference',
    max: Number.POSITIVE_INFINITY,
  },
  'rotate-links': {
    usage: 'rotate-links',
    help: 'make all links in mails to the team invalid',
    access: 'write',
  },
  erase: {
    usage: 'erase ADDRESS | REF...',
    help: 'erase messages permanently, by reference or sender address',
    access: 'write',
    operands: 'reference or address',
    min: 1,
    max: Number.POSITIVE_INFINITY,
  },
  rectify: {
    usage: `rectify REF ${PERSONAL_FIELDS.map((field) => `[--${field} ${field === 'email' ? 'ADDRESS' : 'TEXT'}]`).join(' ')}`,
    help: 'replace personal fields of a message',
    access: 'write',
    options: PERSONAL_FIELDS,
    operands: 'reference',
    min: 1,
    max: 1,
  },
  restrict: {
    usage: 'restrict REF...',
    help: 'keep messages, but do not show, mail or export them',
    access: 'write',
    operands: 'reference',
    min: 1,
    max: Number.POSITIVE_INFINITY,
  },
  unrestrict: {
    usage: 'unrestrict REF...',
    help: 'lift the restriction of messages',
    access: 'write',
    operands: 'reference',
    min: 1,
    max: Number.POSITIVE_INFINITY,
  },
  audit: {
    usage: 'audit [--limit N]',
    help: 'who ran which command on which messages, the newest last',
    access: 'read',
    options: ['limit'],
  },
  status: {
    usage: 'status [--dns]',
    help: 'what needs an operator, and which mail records lack; exit status 1 if there is a fault',
    access: 'write',
    options: ['dns'],
  },
  purge: {
    usage: 'purge [--clock-is-right]',
    help: 'erase messages older than RETENTION_DAYS',
    access: 'write',
    options: ['clock-is-right'],
  },
  backup: {
    usage: 'backup FILE',
    help: 'copy the whole store into a new file, compressed as .gz, encrypted as .gz.age',
    access: 'copy',
    operands: 'file',
    min: 1,
    max: 1,
  },
  import: {
    usage: 'import FILE | postgres://...',
    help: 'add the messages of another store that are missing here',
    access: 'migrate',
    operands: 'store',
    min: 1,
    max: 1,
  },
} satisfies Record<string, CommandSyntax>

export type CommandName = keyof typeof COMMANDS

const USAGE_WIDTH = Math.max(...Object.values(COMMANDS).map(({ usage }) => usage.length))

export const USAGE = `npm run inbox -- COMMAND   (list without a command)

${Object.values(COMMANDS)
  .map(({ usage, help }) => `  ${usage.padEnd(USAGE_WIDTH)} ${help}`)
  .join('\n')}

--json prints the result of any command as JSON. All commands work while the server runs.`
