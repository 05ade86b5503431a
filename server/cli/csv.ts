import type { Entry } from '../team/inbox-entry.ts'

/**
 * Matches the positions where a spreadsheet may begin a formula: before `=`, `+`, `-`, `@` and their full-width forms, at
 * the start of a cell, and after `;`, a tab or a line break. Excel splits there in countries where `;` separates cells.
 */
const FORMULA_STARTS = /(?<=^|[;\t\r\n])(?=[ "]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/**
 * Formats messages as CSV (RFC 4180) with a header, with a byte order mark so that Excel reads the file as UTF-8. An apostrophe is put
 * before each text that a spreadsheet could run as a formula (OWASP ASVS 1.2.10).
 */
export function toCsv(entries: readonly Entry[]): string {
  const [header = []] = entries.map(Object.keys)
  const rows = entries.map((entry) => Object.values(entry).map(cell))
  return `\uFEFF${[header, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`
}

function cell(value: string | number | null): string {
  const escaped = String(value ?? '')
    .replace(FORMULA_STARTS, "'")
    .replace(/^(?=[\t\r\0])/, "'")
  return /[",;\t\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
