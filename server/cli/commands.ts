import { LogNotEmptiedError } from '../messages/erasure.ts'
import { toCsv } from './csv.ts'
import type { Imported } from './import-messages.ts'
import type { Entry, Inbox } from './inbox.ts'
import { type Command, UsageError } from './parse-command.ts'
import { toTable } from './table.ts'

/** What a command prints: the same as text for people and as a value for programs. */
export type Output = {
  text: string
  value: unknown
  /** Set where the command found nothing to do its work on: the exit status is 1 then. */
  notFound?: string | false
}

type Parts = {
  inbox: Inbox
  backUp: (file: string) => Promise<void>
  importFrom: (store: string) => Promise<Imported>
  /** Columns of the terminal; undefined where the output goes into a pipe, which gets everything. */
  width: number | undefined
}

const MAX_LISTED = '50'

/**
 * Does one command.
 * @throws UsageError for a reference that does not exist and a limit that is no number
 */
export async function runCommand(
  { name, options, operands }: Command,
  { inbox, backUp, importFrom, width }: Parts,
): Promise<Output> {
  const [operand = ''] = operands

  switch (name) {
    case 'list': {
      const entries = await inbox.list({
        state: stateOf(options),
        limit: limitOf(options.limit ?? MAX_LISTED),
      })
      const asideCount = await inbox.countAside()
      const hint = asideCount > 0 && !options.aside ? `\n${asideCount} set aside as spam: list --aside` : ''
      return { text: listing(entries, width) + hint, value: entries }
    }
    case 'show': {
      const entry = await inbox.find(operand)
      if (!entry) throw new UsageError(`There is no message ${operand}.`)
      return { text: inFull(entry), value: entry }
    }
    case 'export': {
      if (!options.csv && !options.json) throw new UsageError('Say --csv or --json.')
      const entries = await inbox.export(options.email)
      const notFound = options.email !== undefined && entries.length === 0 && 'No message of this address.'
      return { text: toCsv(entries), value: entries, notFound }
    }
    case 'done':
      return forEach(operands, inbox.markDone, 'is done')
    case 'release':
      return forEach(operands, inbox.release, 'is sent on', 'is not set aside')
    case 'retry':
      return count(await retry(inbox, operands), 'mail goes now', 'mails go now')
    case 'erase':
      return erase(inbox, operands)
    case 'purge':
      return count(await inbox.purge(), 'expired message erased', 'expired messages erased')
    case 'backup':
      await backUp(operand)
      return { text: `Copied into ${operand}.`, value: { file: operand } }
    case 'import': {
      const imported = await importFrom(operand)
      const { text } = count(imported.added, 'message imported', 'messages imported')
      return { text: `${text} ${imported.known} were there already.`, value: imported }
    }
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

async function forEach(
  references: string[],
  act: (reference: string) => Promise<boolean>,
  success: string,
  failure = 'does not exist',
): Promise<Output> {
  const results: { reference: string; ok: boolean }[] = []
  for (const reference of references) results.push({ reference, ok: await act(reference) })
  const lines = results.map(({ reference, ok }) => `${reference} ${ok ? success : failure}.`)
  return { text: lines.join('\n'), value: results }
}

async function retry(inbox: Inbox, references: string[]): Promise<number> {
  if (references.length === 0) return inbox.retry()
  let total = 0
  for (const reference of references) total += await inbox.retry(reference)
  return total
}

async function erase(inbox: Inbox, wanted: string[]): Promise<Output> {
  const references = await inbox.findReferences(wanted)
  try {
    const erased = await inbox.erase(references)
    const { text } = count(erased, 'message erased', 'messages erased')
    return {
      text: references.length > 0 ? `${text}\n${references.join('\n')}` : text,
      value: { count: erased, references },
      notFound: references.length === 0 && 'No such message, and none of this address.',
    }
  } catch (error) {
    // A second run no longer finds them.
    if (error instanceof LogNotEmptiedError) error.message += ` They were: ${references.join(' ')}`
    throw error
  }
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
