const DAY_MS = 86_400_000

/** West Africa Time is UTC+1 in all seasons. */
const OFFSET_MS = 3_600_000

/**
 * Returns the time of the build, from which everything on the pages that depends on a date follows. Tests set it with
 * SOURCE_DATE_EPOCH, in seconds (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function buildTime(): Date {
  return new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000 || Date.now())
}

/** Returns the day of a time in West Africa Time, like 2026-11-26. */
export function dayOf(time: Date = buildTime()): string {
  return new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 10)
}

/** Returns the day this number of days later. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the last day of a quarter like `Q2 2026`, and a day as it is. */
export function lastDayOf(date: string): string {
  const [, quarter, year] = /^Q(\d) (\d+)$/.exec(date) ?? []
  return quarter ? dayOf(new Date(Date.UTC(Number(year), Number(quarter) * 3, 0))) : date
}

/** Returns the planned periods in a text that are over: Q2 2026, 2026 to 2030, by 2030. */
export function pastPeriods(text: string, today: string): string[] {
  return [...text.matchAll(/\bQ[1-4] 20\d\d\b|\b(?:20\d\d(?: to |–|-)|by )20\d\d\b/g)].flatMap(([period]) => {
    const last = period.startsWith('Q') ? lastDayOf(period) : `${period.slice(-4)}-12-31`
    return last < today ? [period] : []
  })
}

/** Returns the number of months from one month to another, like 5 from 2022-10 to 2023-03. */
export function monthsBetween(from: string, to: string): number {
  return countMonths(to) - countMonths(from)
}

/** Returns the month this number of months later, like 2023-03 for 5 after 2022-10. */
export function monthAfter(from: string, months: number): string {
  const count = countMonths(from) + months
  return `${Math.floor(count / 12)}-${`${(count % 12) + 1}`.padStart(2, '0')}`
}

function countMonths(text: string): number {
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (date: string) => formatter.format(new Date(date)).replace(',', '')
}

const MONTH = {
  long: format({ month: 'long', year: 'numeric' }),
  short: format({ month: 'short', year: 'numeric' }),
}
const DAY = { long: format({ dateStyle: 'full' }), short: format({ dateStyle: 'long' }) }
const DAY_OF_A_YEAR = format({ weekday: 'long', day: 'numeric', month: 'long' })

/**
 * Returns a year, a month or a day as text: `2023`; `April 2023`, or `Apr 2023` in short, for `2023-04`; `Tuesday 4 April 2023`,
 * or `4 April 2023` in short, for `2023-04-04`.
 */
export function formatDate(date: string, style: keyof typeof DAY = 'long'): string {
  if (/^\d{4}$/.test(date)) return date
  return (date.length === 7 ? MONTH : DAY)[style](date)
}

/** Returns the days from one to another as text, like `from Thursday 24 December 2026 to Saturday 2 January 2027`. */
export function formatDays(from: string, until: string): string {
  if (from === until) return `on ${formatDate(from)}`
  const isOneYear = from.slice(0, 4) === until.slice(0, 4)
  return `from ${isOneYear ? DAY_OF_A_YEAR(from) : formatDate(from)} to ${formatDate(until)}`
}

/** Returns the numbers of the weeks in a text like `Weeks 4 to 6` or `Week 7`; none if the text names no weeks in order. */
export function weeksOf(text: string): number[] {
  const [first = 1, last = first] = text.match(/\d+/g)?.map(Number) ?? [1, 0]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
