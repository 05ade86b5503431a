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
