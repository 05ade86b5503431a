import type { Entry } from './inbox.ts'

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
] as const satisfies readonly (keyof Entry)[]

/**
 * Messages as a table for spreadsheets: RFC 4180, with a byte order mark so that Excel reads it as UTF-8. A cell
 * that a spreadsheet would take for a formula begins with an apostrophe (OWASP ASVS 1.2.10).
 */
export function toCsv(entries: readonly Entry[]): string {
  const rows = entries.map((entry) => COLUMNS.map((column) => cell(entry[column])))
  return `\uFEFF${[COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`
}

function cell(value: string | number | null): string {
  const text = String(value ?? '')
  const harmless = /^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
