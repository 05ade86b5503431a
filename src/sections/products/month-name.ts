/** Returns a month like `2021-09` in words: "September 2021". */
export function monthName(month: string): string {
  return MONTHS.format(new Date(`${month}-01T00:00:00Z`))
}

const MONTHS = new Intl.DateTimeFormat('en-NG', { month: 'long', year: 'numeric', timeZone: 'UTC' })
