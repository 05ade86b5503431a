import { LogNotEmptiedError } from '../messages/erasure.ts'
import type { ImportResult } from '../messages/import-messages.ts'
import type { Inbox } from '../messages/inbox.ts'
import type { Entry } from '../messages/inbox-entry.ts'
import { toCsv } from './csv.ts'
import { formatEntry, formatList } from './format-entries.ts'
import { type Command, UsageError } from './parse-command.ts'
import { toPublishedEntry } from './published-entry.ts'

/** Result of a command, as text for people and as a value for `--json`. */
export type Output = {
  text: string
  value: unknown
  /** Error message if the command found no message; the exit status is then 1. */
  notFound?: string | false
}

type Parts = {
  inbox: Inbox
  /** Returns the number of messages in the copy. */
  backUp: (file: string) => Promise<number>
  importFrom: (store: string) => Promise<ImportResult>
  /** Width of the terminal in characters; undefined for a pipe, so that no line is truncated. */
  width: number | undefined
}

const DEFAULT_LIMIT = '50'

/**
 * Runs one command.
 * @throws UsageError if an option is invalid or missing, or if `show` finds no message
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
        limit: parseLimit(options.limit ?? DEFAULT_LIMIT),
      })
      const count = await inbox.countQuarantined()
      const hint =
        count > 0 && !options.quarantined ? `\n${count} quarantined as spam: list --quarantined` : ''
      return { text: formatList(entries, width) + hint, value: entries.map(toPublishedEntry) }
    }
    case 'show': {
      const entry = await inbox.find(operand)
      if (!entry) throw new UsageError(`There is no message ${operand}.`)
      return { text: formatEntry(entry), value: toPublishedEntry(entry) }
    }
    case 'export': {
      if (!options.csv && !options.json) throw new UsageError('export needs --csv or --json.')
      const entries = (await inbox.export(options.email)).map(toPublishedEntry)
      const notFound = options.email !== undefined && entries.length === 0 && 'No message has this address.'
      return { text: toCsv(entries), value: entries, notFound }
    }
    case 'done':
      return forEach(operands, inbox.markDone, 'is done')
    case 'release':
      return forEach(operands, inbox.release, 'is released', 'is not quarantined')
    case 'spam':
      return forEach(operands, inbox.markSpam, 'is quarantined as spam')
    case 'retry':
      return formatCount(await retry(inbox, operands), 'mail queued', 'mails queued')
    case 'erase':
      return erase(inbox, operands)
    case 'purge':
      return formatCount(await inbox.purge(), 'expired message erased', 'expired messages erased')
    case 'backup': {
      const count = await backUp(operand)
      return {
        text: `${count} ${count === 1 ? 'message' : 'messages'} copied into ${operand}.`,
        value: { file: operand, count },
      }
    }
    case 'import': {
      const imported = await importFrom(operand)
      const { text } = formatCount(imported.added, 'message imported', 'messages imported')
      const erased = imported.erased > 0 ? ` ${imported.erased} erased before are erased again.` : ''
      return { text: `${text} ${imported.known} were there already.${erased}`, value: imported }
    }
  }
}

function stateOf({ quarantined, done, all }: Command['options']): Entry['state'] | undefined {
  if (all) return undefined
  return quarantined ? 'quarantined' : done ? 'done' : 'open'
}

function parseLimit(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError('--limit expects a whole number, at least 1.')
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

async function erase(inbox: Inbox, referencesOrAddresses: string[]): Promise<Output> {
  const references = await inbox.findReferences(referencesOrAddresses)
  try {
    const erased = await inbox.erase(references)
    const { text } = formatCount(erased, 'message erased', 'messages erased')
    return {
      text: references.length > 0 ? `${text}\n${references.join('\n')}` : text,
      value: { count: erased, references },
      notFound: references.length === 0 && 'No message has this reference or address.',
    }
  } catch (error) {
    // Print the references now: the rows are deleted, so the next run of the command cannot find them.
    if (error instanceof LogNotEmptiedError) error.message += ` They were: ${references.join(' ')}`
    throw error
  }
}

function formatCount(count: number, one: string, many: string): Output {
  return { text: `${count} ${count === 1 ? one : many}.`, value: { count } }
}
