import type { AuditLine } from '../team/audit.ts'
import type { Entry } from '../team/inbox-entry.ts'
import { formatWestAfricaTime } from '../team/west-africa-time.ts'

/** Characters of a message in a list. */
const EXCERPT_LENGTH = 80

/** Formats messages as lines of columns, separated by tabs. */
export function formatList(entries: Entry[]): string {
  if (entries.length === 0) return 'No messages.'
  const rows = entries.map((entry) => [
    entry.reference,
    formatTime(entry.received),
    entry.name,
    entry.service || '-',
    formatState(entry),
    entry.message.replace(/\s+/g, ' ').slice(0, EXCERPT_LENGTH),
  ])
  return toLines([['REFERENCE', 'RECEIVED', 'NAME', 'SERVICE', 'STATE', 'MESSAGE'], ...rows])
}

/** Formats the audit log as lines of columns, separated by tabs. */
export function formatAudit(lines: AuditLine[]): string {
  if (lines.length === 0) return 'No access is recorded.'
  const rows = lines.map(({ at, operator, command, count, references }) => [
    at.slice(0, 16).replace('T', ' '),
    operator,
    command,
    String(count),
    references.join(' '),
  ])
  return toLines([['TIME (UTC)', 'OPERATOR', 'COMMAND', 'MESSAGES', 'REFERENCES'], ...rows])
}

/** Formats all fields of one message. */
export function formatEntry({ message, ...rest }: Entry): string {
  const rows = Object.entries(rest)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [
      name,
      name === 'received' || name === 'takenAt' ? formatTime(String(value)) : String(value),
    ])
  return `${toLines(rows)}\n\n${message}`
}

/** Formats a time of an entry; `unknown` stays. */
function formatTime(text: string): string {
  const time = Date.parse(text)
  return Number.isNaN(time) ? text : formatWestAfricaTime(time)
}

function formatState(entry: Entry): string {
  if (entry.state === 'restricted') return entry.state
  const state = entry.quarantinedFor ?? formatMailState(entry)
  return entry.takenBy === null ? state : `${state}, taken by ${entry.takenBy}`
}

/**
 * Returns the state of a message's mail. A mail in state `sent` has a failure only if the relay rejected the content and
 * then accepted a notice without it.
 */
function formatMailState({ mail, lastMailFailure }: Entry): string {
  if (mail === 'written') return 'written to a file'
  return mail === 'sent' && lastMailFailure !== null ? 'notice sent' : `mail ${mail}`
}

function toLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join('\t')).join('\n')
}

/** Returns the error line for references and addresses that no message has; empty if there are none. */
export function formatMissing(missing: readonly string[]): string {
  return missing.length > 0 ? `No message has the reference or address ${missing.join(', ')}.` : ''
}

/** Returns the error line for the messages that are not printed because they are restricted; empty if there are none. */
export function formatRestricted(entries: readonly Entry[]): string {
  const references = entries.flatMap(({ reference, state }) => (state === 'restricted' ? reference : []))
  if (references.length === 0) return ''
  return `Restricted, so not printed: ${references.join(' ')}. The command unrestrict lifts a restriction.`
}
