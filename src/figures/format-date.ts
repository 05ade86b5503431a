const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Returns a year or a month as text: `2023`, `April 2023` for `2023-04`. */
export function formatDate(date: number | string): string {
  return typeof date === 'number' ? `${date}` : MONTH.format(new Date(`${date}-01`))
}
