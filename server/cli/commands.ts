import { PERSONAL_FIELDS } from '#contact/fields.ts'
import { LogNotEmptiedError } from '../team/erasure.ts'
import type { Inbox } from '../team/inbox.ts'
import type { Entry } from '../team/inbox-entry.ts'
import type { PersonalData } from '../team/personal-data.ts'
import { toCsv } from './csv.ts'
import { formatAudit, formatEntry, formatList, formatMissing, formatRestricted } from './format-entries.ts'
import type { ImportResult } from './import-store.ts'
import { type Command, parseLimit, UsageError } from './parse-command.ts'
import { formatStatus, type Status } from './status.ts'

/** Result of a command, as text for people and as a value for `--json`. */
export type Output = {
  text: string
  value: unknown
  /** Error message if the command did not find or not return a message; the exit status is then 1. */
  notFound?: string | false
  /** Whether `status` has found a fault; the exit status is then 1. */
  isFault?: boolean
}

type Parts = {
  inbox: Inbox
  personalData: PersonalData
  /** Records in the audit log that the command reads or changes messages. Without references, it is about all of them. */
  record: (count: number, references?: readonly string[]) => Promise<void>
  /** Returns the number of messages in the copy. */
  backUp: (file: string) => Promise<number>
  importFrom: (file: string) => Promise<ImportResult>
  /** Returns the number of messages in the new store. */
  moveTo: (url: string) => Promise<number>
  findStatus: () => Promise<Status>
}

const DEFAULT_LIMIT = '50'

const ONE_OF = new Intl.ListFormat('en-GB', { type: 'disjunction' })

const RESTART_HINT =
  'The server sends them with the settings of its start: restart it if you have changed SMTP_URL, MAIL_FROM, MAIL_TO or NOTIFY_WEBHOOK_URL.'

const CLOCK_HINT = 'Compare date with a clock that is right, then run purge --clock-is-right.'

/**
 * Runs one command.
 * @throws UsageError if an option is invalid or missing, or if `show` finds no message
 */
export async function runCommand(
  { name, options, operands }: Command,
  { inbox, personalData, record, backUp, importFrom, moveTo, findStatus }: Parts,
): Promise<Output> {
  const [operand = ''] = operands
  const limit = parseLimit(options.limit ?? DEFAULT_LIMIT)

  switch (name) {
    case 'list': {
      const entries = await inbox.list({ state: stateOf(options), limit })
      await record(entries.length)
      const others = (['quarantined', 'restricted'] as const).filter((state) => !options[state])
      const hints = await Promise.all(others.map((state) => hint(inbox, state)))
      return { text: formatList(entries) + hints.join(''), value: entries }
    }
    case 'show': {
      const entry = await inbox.find(operand)
      if (!entry) throw new UsageError(`There is no message ${operand}.`)
      await record(1, [operand])
      const notFound = entry.state === 'restricted' && formatRestricted([entry])
      return { text: formatEntry(entry), value: entry, notFound }
    }
    case 'find': {
      const { entries, missing } = await personalData.findAll(operands)
      await record(entries.length, referencesOf(entries))
      return { text: formatList(entries), value: entries, notFound: formatMissing(missing) }
    }
    case 'export': {
      if (!options.csv && !options.json) throw new UsageError('export needs --csv or --json.')
      const subjects = options.email === undefined ? operands : [...operands, options.email]
      const { entries, missing } = await personalData.findAll(subjects)
      const [exported, restricted] = split(entries)
      await record(exported.length, subjects.length > 0 ? referencesOf(exported) : [])
      const notFound = [formatMissing(missing), restricted.length > 0 && formatRestricted(restricted)]
      return {
        text: toCsv(exported),
        value: exported,
        notFound: notFound.filter(Boolean).join('\n') || false,
      }
    }
    case 'done':
    case 'release':
    case 'spam':
    case 'restrict':
    case 'unrestrict':
      return forEach(operands, record, { ...inbox, ...personalData }, name)
    case 'rectify':
      return rectify(personalData, record, operand, options)
    case 'audit': {
      const lines = await personalData.audit(limit)
      return { text: formatAudit(lines), value: lines }
    }
    case 'retry':
      return retry(inbox, operands)
    case 'rotate-links':
      await record(0)
      await inbox.rotateLinks()
      return { text: 'The links in all mails so far are invalid.', value: { rotated: true } }
    case 'erase':
      return erase(personalData, record, operands)
    case 'status':
      return formatStatus(await findStatus())
    case 'purge': {
      const fault = options['clock-is-right'] ? undefined : await personalData.findClockFault()
      if (fault)
        return {
          text: '',
          value: { count: 0 },
          notFound: `Nothing was erased, because ${fault}. ${CLOCK_HINT}`,
        }
      const expired = await personalData.findExpired()
      await record(expired.length)
      const erased = await personalData.purge(expired)
      return formatCount(erased, 'expired message erased', 'expired messages erased')
    }
    case 'backup': {
      const count = await backUp(operand)
      const copied = `copied into ${operand}`
      const { text } = formatCount(count, `message ${copied}`, `messages ${copied}`)
      return { text, value: { file: operand, count } }
    }
    case 'import': {
      const imported = await importFrom(operand)
      const { text } = formatCount(imported.added, 'message imported', 'messages imported')
      const erased = imported.erased > 0 ? ` ${imported.erased} erased before are erased again.` : ''
      return { text: `${text} ${imported.known} were there already.${erased}`, value: imported }
    }
    case 'move': {
      const { text, value } = formatCount(await moveTo(operand), 'message moved', 'messages moved')
      return { text: `${text} Set DATABASE_URL to the new store, and start the server.`, value }
    }
  }
}

function stateOf({ quarantined, done, restricted, all }: Command['options']): Entry['state'] | undefined {
  if (all) return undefined
  if (restricted) return 'restricted'
  return quarantined ? 'quarantined' : done ? 'done' : 'open'
}

async function hint(inbox: Inbox, state: 'quarantined' | 'restricted'): Promise<string> {
  const count = await inbox.count(state)
  return count > 0 ? `\n${count} ${state}: list --${state}` : ''
}

function referencesOf(entries: readonly Entry[]): string[] {
  return entries.map(({ reference }) => reference)
}

/** Splits messages into those that may be exported and those that are restricted. */
function split(entries: readonly Entry[]): [Entry[], Entry[]] {
  return [
    entries.filter(({ state }) => state !== 'restricted'),
    entries.filter(({ state }) => state === 'restricted'),
  ]
}

/** For each command that acts on messages one by one: the operation, and what is printed of a success and a failure. */
const ACTIONS = {
  done: ['markDone', 'is done', 'does not exist'],
  release: ['release', 'is released', 'is not quarantined'],
  spam: ['markSpam', 'is quarantined as spam', 'does not exist or is restricted'],
  restrict: ['restrict', 'is restricted', 'does not exist or is already restricted'],
  unrestrict: ['unrestrict', 'is not restricted any more', 'is not restricted'],
} as const

async function forEach(
  references: string[],
  record: Parts['record'],
  operations: Inbox & PersonalData,
  command: keyof typeof ACTIONS,
): Promise<Output> {
  const [operation, success, failure] = ACTIONS[command]
  await record(references.length, references)
  const results: { reference: string; ok: boolean }[] = []
  for (const reference of references) results.push({ reference, ok: await operations[operation](reference) })
  const format = (ok: boolean, words: string) =>
    results
      .filter((result) => result.ok === ok)
      .map(({ reference }) => `${reference} ${words}.`)
      .join('\n')
  return { text: format(true, success), value: results, notFound: format(false, failure) || false }
}

async function retry(inbox: Inbox, references: string[]): Promise<Output> {
  const counts = [references.length === 0 ? await inbox.retry() : 0]
  for (const reference of references) counts.push(await inbox.retry(reference))
  const count = counts.reduce((sum, queued) => sum + queued)
  const { text, value } = formatCount(count, 'mail queued', 'mails queued')
  return { text: count > 0 ? `${text}\n${RESTART_HINT}` : text, value }
}

async function rectify(
  personalData: PersonalData,
  record: Parts['record'],
  reference: string,
  options: Command['options'],
): Promise<Output> {
  const given = PERSONAL_FIELDS.filter((field) => options[field] !== undefined)
  if (given.length === 0)
    throw new UsageError(`rectify needs ${ONE_OF.format(PERSONAL_FIELDS.map((field) => `--${field}`))}.`)
  await record(1, [reference])
  const result = await personalData.rectify(reference, options)
  if (result.outcome === 'missing') throw new UsageError(`There is no message ${reference}.`)
  if (result.outcome === 'invalid') throw new UsageError(Object.values(result.fields).join('\n'))
  return {
    text: `${reference} is rectified. A mail that was already sent has the old text: correct it in the mailbox.`,
    value: { reference, rectified: given },
  }
}

async function erase(
  personalData: PersonalData,
  record: Parts['record'],
  subjects: string[],
): Promise<Output> {
  const { entries, missing } = await personalData.findAll(subjects)
  const references = referencesOf(entries)
  await record(references.length, references)
  try {
    const erased = await personalData.erase(references)
    const { text } = formatCount(erased, 'message erased', 'messages erased')
    return {
      text: references.length > 0 ? `${text}\n${references.join('\n')}` : text,
      value: { count: erased, references },
      notFound: formatMissing(missing),
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
