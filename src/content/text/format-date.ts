const FORMATS = {
  long: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
}

/** Returns a year or a month as text: `2023`; `April 2023`, or `Apr 2023` in short, for `2023-04`. */
export function formatDate(date: string, style: keyof typeof FORMATS = 'long'): string {
  return /^\d{4}$/.test(date) ? date : FORMATS[style].format(new Date(`${date}-01`))
}
