import type { Entry } from '../team/inbox.ts'
import { sortableTime } from '../team/west-africa-time.ts'

/** Matches where a formula may begin. Excel splits a cell at `;` in countries where it separates cells. */
const FORMULA_STARTS = /(?<=^|[;\t\r\n])(?=[ "]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

const STATES = { open: 'Open', done: 'Done', quarantined: 'In quarantine', restricted: 'Restricted' }

/** Formats messages as CSV (RFC 4180) for spreadsheets, with a mark for Excel. None may run a text as a formula (OWASP ASVS 1.2.10). */
export function toCsv(entries: readonly Entry[]): string {
  const table = entries.map(({ reference, received, state, takenAt, ...entry }) => ({
    reference,
    'received (WAT)': sortableTime(Date.parse(received)),
    state: state === 'open' && entry.takenBy ? `Taken by ${entry.takenBy}` : STATES[state],
    ...entry,
    'takenAt (WAT)': takenAt && sortableTime(Date.parse(takenAt)),
  }))
  const [header = []] = table.map(Object.keys)
  const rows = table.map((row) => Object.values(row).map(cell))
  return `\uFEFF${[header, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`
}

function cell(value: string | number | null): string {
  const escaped = String(value ?? '')
    .replace(FORMULA_STARTS, "'")
    .replace(/^(?=[\t\r\0])/, "'")
  return /[",;\t\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
