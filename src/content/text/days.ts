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
