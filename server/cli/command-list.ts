import { mapFields, PERSONAL_FIELDS } from '#contact/fields.ts'
import type { Access } from '../store/open-database.ts'

const flag = { type: 'boolean' } as const
const text = { type: 'string' } as const

export const OPTIONS = {
  quarantined: flag,
  done: flag,
  restricted: flag,
  all: flag,
  csv: flag,
  json: flag,
  'clock-is-right': flag,
  dns: flag,
  limit: text,
  ...mapFields(PERSONAL_FIELDS, () => text),
}

export type CommandSyntax = {
  /** The command with its options and operands, and what it does. */
  usage: [synopsis: string, help: string]
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

const read = { access: 'read' } as const
const write = { access: 'write' } as const
const one = { min: 1, max: 1 }
const any = { max: Number.POSITIVE_INFINITY }
const reference = { operands: 'reference', min: 1, max: 1 } as const
const references = { operands: 'reference', min: 1, ...any } as const
const people = { operands: 'reference or address', min: 1, ...any } as const

const CORRECTIONS = PERSONAL_FIELDS.map((field) => `[--${field} ${field === 'email' ? 'ADDRESS' : 'TEXT'}]`)

export const COMMANDS = {
  list: {
    usage: [
      'list [--quarantined | --done | --restricted | --all] [--limit N]',
      'open messages, the newest last',
    ],
    ...read,
    options: ['limit'],
    exclusive: ['quarantined', 'done', 'restricted', 'all'],
  },
  show: { usage: ['show REF', 'one message in full'], ...read, ...reference },
  find: { usage: ['find ADDRESS | REF...', 'the messages of a person, in any state'], ...read, ...people },
  export: {
    usage: [
      'export --csv | --json [ADDRESS | REF...]',
      'all messages, or those of one person, to standard output',
    ],
    ...read,
    ...people,
    /** --email is the older form of the operand ADDRESS. */
    options: ['email'],
    exclusive: ['csv', 'json'],
    min: 0,
  },
  done: { usage: ['done REF...', 'mark messages as done'], ...write, ...references },
  release: {
    usage: ['release REF...', 'send quarantined messages to the team; the spam score learns them as real'],
    ...write,
    ...references,
  },
  spam: {
    usage: ['spam REF...', 'quarantine messages; the spam score learns them as spam'],
    ...write,
    ...references,
  },
  retry: { usage: ['retry [REF...]', 'send dead and waiting mails now'], ...write, ...references, min: 0 },
  'rotate-links': { usage: ['rotate-links', 'make all links in mails to the team invalid'], ...write },
  erase: {
    usage: ['erase ADDRESS | REF...', 'erase messages permanently, by reference or sender address'],
    ...write,
    ...people,
  },
  rectify: {
    usage: [`rectify REF ${CORRECTIONS.join(' ')}`, 'replace personal fields of a message'],
    ...write,
    ...reference,
    options: PERSONAL_FIELDS,
  },
  restrict: {
    usage: ['restrict REF...', 'keep messages, but do not show, mail or export them'],
    ...write,
    ...references,
  },
  unrestrict: { usage: ['unrestrict REF...', 'lift the restriction of messages'], ...write, ...references },
  audit: {
    usage: ['audit [--limit N]', 'who ran which command on which messages, the newest last'],
    ...read,
    options: ['limit'],
  },
  status: {
    usage: ['status [--dns]', 'what needs an operator; exit status 1 if there is a fault'],
    ...write,
    options: ['dns'],
  },
  purge: {
    usage: ['purge [--clock-is-right]', 'erase messages older than RETENTION_DAYS'],
    ...write,
    options: ['clock-is-right'],
  },
  backup: {
    usage: ['backup FILE', 'copy the whole store into a new file, compressed as .gz, encrypted as .gz.age'],
    access: 'copy',
    operands: 'file',
    ...one,
  },
  import: {
    usage: ['import FILE', 'add what the SQLite file of a store has and a restored copy of it lacks'],
    access: 'migrate',
    operands: 'store',
    ...one,
  },
  move: {
    usage: [
      'move postgres://...',
      'copy the whole SQLite store into an empty PostgreSQL database; stop the server first',
    ],
    ...write,
    operands: 'store',
    ...one,
  },
} satisfies Record<string, CommandSyntax>

export type CommandName = keyof typeof COMMANDS

const USAGE_WIDTH = Math.max(...Object.values(COMMANDS).map(({ usage }) => usage[0].length))

export const USAGE = `npm run inbox -- COMMAND   (list without a command)

${Object.values(COMMANDS)
  .map(({ usage: [synopsis, help] }) => `  ${synopsis.padEnd(USAGE_WIDTH)} ${help}`)
  .join('\n')}

--json prints the result of any command as JSON. All commands work while the server runs.`
