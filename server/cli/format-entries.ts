import type { Entry } from '../inbox/inbox-entry.ts'
import { formatWestAfricaTime } from '../inbox/west-africa-time.ts'
import type { AuditLine } from '../personal-data/audit.ts'
import { toTable } from './table.ts'

/** Formats messages as a table and truncates each line to the width of the terminal. */
export function formatList(entries: Entry[], width: number | undefined): string {
  if (entries.length === 0) return 'No messages.'
  const rows = entries.map((entry) => [
    entry.reference,
    formatTime(entry.received),
    entry.name,
    entry.service || '-',
    formatState(entry),
    entry.message.replace(/\s+/g, ' '),
  ])
  return toTable([['REFERENCE', 'RECEIVED', 'NAME', 'SERVICE', 'STATE', 'MESSAGE'], ...rows], width)
}

/** Formats the audit log as a table. */
export function formatAudit(lines: AuditLine[], width: number | undefined): string {
  if (lines.length === 0) return 'No access is recorded.'
  const rows = lines.map(({ at, operator, command, count, references }) => [
    at.slice(0, 16).replace('T', ' '),
    operator,
    command,
    String(count),
    references.join(' '),
  ])
  return toTable([['TIME (UTC)', 'OPERATOR', 'COMMAND', 'MESSAGES', 'REFERENCES'], ...rows], width)
}

/** Formats all fields of one message. */
export function formatEntry({ message, ...rest }: Entry): string {
  const rows = Object.entries(rest)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [
      name,
      name === 'received' || name === 'takenAt' ? formatTime(String(value)) : String(value),
    ])
  return `${toTable(rows, undefined)}\n\n${message}`
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
