/** The zone of the team. It has no summer time, so its name never changes. */
const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
})

/**
 * Returns a time as the team reads it, such as `25 Nov 2026, 14:05 WAT`.
 * @param milliseconds milliseconds since 1970 UTC
 */
export function formatWestAfricaTime(milliseconds: number): string {
  return `${FORMAT.format(milliseconds)} WAT`
}

const DAY_MS = 86_400_000

/** West Africa Time is an hour ahead of UTC all year. */
const OFFSET_MS = 3_600_000

/** Returns the time since midnight in West Africa Time, in milliseconds. */
export function timeOfDay(time: number): number {
  return (time + OFFSET_MS) % DAY_MS
}

/** Returns whether a time is on a day from Monday to Friday in West Africa Time. Public holidays count as working days. */
export function isWorkingDay(time: number): boolean {
  const day = new Date(time + OFFSET_MS).getUTCDay()
  return day >= 1 && day <= 5
}

/** Returns the same time of the day, a number of working days before. */
export function workingDaysBefore(time: number, days: number): number {
  if (days === 0) return time
  return workingDaysBefore(time - DAY_MS, isWorkingDay(time - DAY_MS) ? days - 1 : days)
}
