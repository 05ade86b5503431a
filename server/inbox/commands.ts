import { parseArgs } from 'node:util'
import { isReference } from '../contact/reference.ts'
import { toCsv } from './csv.ts'
import type { Entry, Inbox } from './inbox.ts'
import { toTable } from './table.ts'

/** The command was written wrongly; the message says how to write it. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export const USAGE = `npm run inbox -- COMMAND

  list [--aside | --done | --all] [--limit N]   open messages, the newest last
  show REF                                      one message in full
  export --csv | --json [--email ADDRESS]       all messages, or those of one person, to standard output
  done REF...                                   nothing is left to do about these
  release REF...                                send on what was set aside as spam
  retry [REF...]                                send mails now that are dead or wait
  erase ADDRESS                                 erase everything a person sent, without a trace
  purge                                         erase what is older than RETENTION_DAYS
  backup FILE                                   copy the whole store into a new file

--json prints the result of any command as JSON. Everything works while the server runs.`

/** What a command prints: the same as text for people and as a value for programs. */
export type Output = { text: string; value: unknown }

type Parts = {
  inbox: Inbox
  backUp: (file: string) => Promise<void>
  /** Columns of the terminal; undefined where the output goes into a pipe, which gets everything. */
  width: number | undefined
}

const MOST_LISTED = '50'

/** Commands that change nothing in the store: they work also where it cannot be written. */
const READING = ['list', 'show', 'export', 'backup']

/**
 * Says whether a command leaves the store as it is.
 * @throws UsageError for an unknown option
 */
export function onlyReads(args: string[]): boolean {
  return READING.includes(parse(args).positionals[0] ?? '')
}

/**
 * Does one command.
 * @throws UsageError for an unknown command, option or reference
 */
export async function runCommand(args: string[], { inbox, backUp, width }: Parts): Promise<Output> {
  const { values: options, positionals } = parse(args)
  const [command, ...operands] = positionals

  switch (command) {
    case 'list': {
      const entries = await inbox.list({
        state: stateOf(options),
        limit: limitOf(options.limit ?? MOST_LISTED),
      })
      const asideCount = await inbox.countAside()
      const hint = asideCount > 0 && !options.aside ? `\n${asideCount} set aside as spam: list --aside` : ''
      return { text: listing(entries, width) + hint, value: entries }
    }
    case 'show': {
      const entry = await inbox.find(onlyReference(operands))
      if (!entry) throw new UsageError(`There is no message ${operands[0]}.`)
      return { text: inFull(entry), value: entry }
    }
    case 'export': {
      const entries = await inbox.list({ email: options.email })
      if (!options.csv && !options.json) throw new UsageError('Say --csv or --json.')
      return { text: toCsv(entries), value: entries }
    }
    case 'done':
      return forEach(operands, inbox.markDone, 'is done')
    case 'release':
      return forEach(operands, inbox.release, 'is sent on', 'is not set aside')
    case 'retry':
      return count(await retry(inbox, operands), 'mail goes now', 'mails go now')
    case 'erase':
      return count(await inbox.erase(only(operands, 'erase ADDRESS')), 'message erased', 'messages erased')
    case 'purge':
      return count(await inbox.purge(), 'expired message erased', 'expired messages erased')
    case 'backup': {
      const file = only(operands, 'backup FILE')
      await backUp(file)
      return { text: `Copied into ${file}.`, value: { file } }
    }
    default:
      throw new UsageError(command ? `There is no command ${command}.\n\n${USAGE}` : USAGE)
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        aside: { type: 'boolean' },
        done: { type: 'boolean' },
        all: { type: 'boolean' },
        csv: { type: 'boolean' },
        json: { type: 'boolean' },
        limit: { type: 'string' },
        email: { type: 'string' },
      },
    })
  } catch {
    throw new UsageError(`There is no such option.\n\n${USAGE}`)
  }
}

function stateOf({
  aside,
  done,
  all,
}: {
  aside?: boolean
  done?: boolean
  all?: boolean
}): Entry['state'] | undefined {
  if (all) return undefined
  return aside ? 'set aside' : done ? 'done' : 'open'
}

function limitOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError('--limit takes a whole number from 1 on.')
  return Number(text)
}

function only(operands: string[], usage: string): string {
  const [operand, ...others] = operands
  if (operand === undefined || others.length > 0) throw new UsageError(`npm run inbox -- ${usage}`)
  return operand
}

function onlyReference(operands: string[]): string {
  return toReference(only(operands, 'show REF'))
}

/** People read references out and type them in: without the dash, in small letters, with spaces. */
function toReference(text: string): string {
  const signs = text.toUpperCase().replace(/[\s-]/g, '')
  const reference = `${signs.slice(0, 4)}-${signs.slice(4)}`
  if (!isReference(reference)) throw new UsageError(`${text} is no reference: they look like K7Q2-M9XD.`)
  return reference
}

/** All references are read before the first is touched, and all are tried. */
async function forEach(
  operands: string[],
  act: (reference: string) => Promise<boolean>,
  success: string,
  failure = 'does not exist',
): Promise<Output> {
  if (operands.length === 0) throw new UsageError('Name one reference or several.')
  const references = operands.map(toReference)
  const results: { reference: string; ok: boolean }[] = []
  for (const reference of references) results.push({ reference, ok: await act(reference) })
  const lines = results.map(({ reference, ok }) => `${reference} ${ok ? success : failure}.`)
  return { text: lines.join('\n'), value: results }
}

async function retry(inbox: Inbox, operands: string[]): Promise<number> {
  if (operands.length === 0) return inbox.retry()
  let total = 0
  for (const reference of operands.map(toReference)) total += await inbox.retry(reference)
  return total
}

function count(number: number, one: string, many: string): Output {
  return { text: `${number} ${number === 1 ? one : many}.`, value: { count: number } }
}

function listing(entries: Entry[], width: number | undefined): string {
  if (entries.length === 0) return 'No messages.'
  const rows = entries.map((entry) => [
    entry.reference,
    entry.received.slice(0, 16).replace('T', ' '),
    entry.name,
    entry.service || '-',
    entry.setAsideFor ?? mailStateOf(entry),
    entry.message.replace(/\s+/g, ' '),
  ])
  return toTable([['REFERENCE', 'RECEIVED (UTC)', 'NAME', 'SERVICE', 'STATE', 'MESSAGE'], ...rows], width)
}

/** A failure stays noted on a sent mail only where the relay refused its content and took a notice instead. */
function mailStateOf({ mail, lastMailFailure }: Entry): string {
  return mail === 'sent' && lastMailFailure !== null ? 'notice sent' : `mail ${mail}`
}

function inFull({ message, ...rest }: Entry): string {
  const rows = Object.entries(rest)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, String(value)])
  return `${toTable(rows, undefined)}\n\n${message}`
}
