import type { Entry } from '../team/inbox.ts'
import { sortableTime } from '../team/west-africa-time.ts'

/** Matches where a formula may begin. Excel splits a cell at `;` in countries where it separates cells. */
const FORMULA_STARTS = /(?<=^|[;\t\r\n])(?=[ "]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

const STATES = { open: 'Open', done: 'Done', quarantined: 'In quarantine', restricted: 'Restricted' }

/** Formats messages as the lines of CSV (RFC 4180), which end with CR before the LF of their printing, with a mark for Excel. None may run a text as a formula (OWASP ASVS 1.2.10). */
export async function* toCsv(entries: Iterable<Entry> | AsyncIterable<Entry>) {
  let before = '\uFEFF'
  for await (const { reference, received, state, takenAt, ...entry } of entries) {
    const row = {
      reference,
      'received (WAT)': sortableTime(Date.parse(received)),
      state: state === 'open' && entry.takenBy ? `Taken by ${entry.takenBy}` : STATES[state],
      ...entry,
      'takenAt (WAT)': takenAt && sortableTime(Date.parse(takenAt)),
    }
    if (before) before += `${Object.keys(row).join(',')}\r\n`
    yield `${before}${Object.values(row).map(cell).join(',')}\r`
    before = ''
  }
}

function cell(value: string | number | null): string {
  const escaped = String(value ?? '')
    .replace(FORMULA_STARTS, "'")
    .replace(/^(?=[\t\r\0])/, "'")
  return /[",;\t\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
