/** Returns the number of months from one month to another, like 5 from 2022-10 to 2023-03. */
export function monthsBetween(from: string, to: string): number {
  return countMonths(to) - countMonths(from)
}

/** Returns the month this number of months later, like 2023-03 for 5 after 2022-10. */
export function monthAfter(from: string, months: number): string {
  const count = countMonths(from) + months
  return `${Math.floor(count / 12)}-${`${(count % 12) + 1}`.padStart(2, '0')}`
}

/** Returns the months from year 0 to this month. */
function countMonths(text: string): number {
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1
}
