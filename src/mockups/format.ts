/** An amount of money in kobo. Amounts are integers, so that sums are exact. */
export type Kobo = number

/** Converts naira to kobo. */
export const fromNaira = (naira: number): Kobo => Math.round(naira * 100)

/** Formats kobo like "1,204,300.50", for columns with the currency in their heading. */
export const amount = (kobo: Kobo): string => signed(kobo, TWO_PLACES.format(Math.abs(kobo) / 100))

/** Formats kobo like "₦1,204,300.50". */
export const naira = (kobo: Kobo): string =>
  signed(kobo, `${NAIRA_SIGN}${TWO_PLACES.format(Math.abs(kobo) / 100)}`)

/** Formats kobo like "₦1,204,300", for whole amounts of naira. */
export const wholeNaira = (kobo: Kobo): string =>
  signed(kobo, `${NAIRA_SIGN}${WHOLE.format(Math.abs(kobo) / 100)}`)

/** Formats a count like "1,184". */
export const count = (value: number): string => WHOLE.format(value)

/** Returns the sum of a figure over all items. */
export const sum = <Item>(items: readonly Item[], figure: (item: Item) => number): number =>
  items.reduce((total, item) => total + figure(item), 0)

/** Formats a date like "2026-03-27" as "27 Mar". */
export function dayMonth(date: string): string {
  const day = new Date(date)
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`
}

/** Formats a date like "2026-03-27" as "Fri 27 Mar". */
export const weekday = (date: string): string => `${DAYS[new Date(date).getUTCDay()]} ${dayMonth(date)}`

/** Adds a number of days to a date. Both dates are like "2026-03-27". */
export function daysAfter(date: string, days: number): string {
  const later = new Date(date)
  later.setUTCDate(later.getUTCDate() + days)
  return later.toISOString().slice(0, 10)
}

const NAIRA_SIGN = '₦'
const TWO_PLACES = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const WHOLE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const signed = (value: number, text: string): string => (value < 0 ? `−${text}` : text)
