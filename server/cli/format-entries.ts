import type { AuditLine } from '../team/audit.ts'
import type { Entry } from '../team/inbox.ts'
import { formatWestAfricaTime } from '../team/west-africa-time.ts'

const EXCERPT_LENGTH = 80

/** Formats messages as lines of columns, separated by tabs. */
export function formatList(entries: Entry[]): string {
  if (entries.length === 0) return 'No messages.'
  const rows = entries.map((entry) => [
    entry.reference,
    formatWestAfricaTime(Date.parse(entry.received)),
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
  const rows = lines.map(({ at, references, operator, command, count }) => {
    const time = at.slice(0, 16).replace('T', ' ')
    return [time, operator, command, count, references.join(' ')]
  })
  return toLines([['TIME (UTC)', 'OPERATOR', 'COMMAND', 'MESSAGES', 'REFERENCES'], ...rows])
}

export function formatEntry({ message, ...entry }: Entry): string {
  const { received, takenAt } = entry
  const timeOf = (time: string) => formatWestAfricaTime(Date.parse(time))
  const printed = { ...entry, received: timeOf(received), takenAt: takenAt && timeOf(takenAt) }
  const rows = Object.entries(printed).filter(([, value]) => value !== null)
  return `${toLines(rows)}\n\n${message}`
}

/** Returns the state of a message, or of its mail: one that is sent has a failure only if a notice was sent in its place. */
function formatState({ state, quarantinedFor, mail, lastMailFailure, takenBy }: Entry): string {
  if (state === 'restricted') return state
  const isNotice = mail === 'sent' && lastMailFailure !== null
  const mailState = mail === 'written' ? 'written to a file' : isNotice ? 'notice sent' : `mail ${mail}`
  return `${quarantinedFor ?? mailState}${takenBy === null ? '' : `, taken by ${takenBy}`}`
}

function toLines(rows: readonly (readonly unknown[])[]): string {
  return rows
    .map((row) => row.map((cell) => String(cell).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).join('\t'))
    .join('\n')
}

/** Returns the error line for references and addresses that no message has; empty if there are none. */
export function formatMissing(missing: readonly string[]): string {
  return missing.length > 0 ? `No message has the reference or address ${missing.join(', ')}.` : ''
}

/** Returns the error line for the messages that are not printed because they are restricted; empty if there are none. */
export function formatRestricted(entries: readonly Pick<Entry, 'reference' | 'state'>[]): string {
  const references = entries.flatMap(({ reference, state }) => (state === 'restricted' ? reference : []))
  if (references.length === 0) return ''
  return `Restricted, so not printed: ${references.join(' ')}. The command unrestrict lifts a restriction.`
}
