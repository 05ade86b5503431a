import type { PublishedEntry } from './published-entry.ts'

const COLUMNS = [
  'reference',
  'received',
  'state',
  'name',
  'email',
  'service',
  'message',
  'setAsideFor',
  'mail',
  'mailAttempts',
  'lastMailFailure',
] as const satisfies readonly (keyof PublishedEntry)[]

/**
 * Formats messages as CSV (RFC 4180), with a byte order mark so that Excel reads the file as UTF-8. Cells that a
 * spreadsheet would run as a formula get a leading apostrophe (OWASP ASVS 1.2.10).
 */
export function toCsv(entries: readonly PublishedEntry[]): string {
  const rows = entries.map((entry) => COLUMNS.map((column) => cell(entry[column])))
  return `\uFEFF${[COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`
}

function cell(value: string | number | null): string {
  const text = String(value ?? '')
  const escaped = /^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
