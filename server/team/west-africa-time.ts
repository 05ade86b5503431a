/** The zone of the team. It has no summer time, so its name never changes. */
const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
})

const DAY_MS = 86_400_000

/** How far West Africa Time is ahead of UTC all year, in milliseconds. */
export const WEST_AFRICA_OFFSET_MS = 3_600_000

/** Returns the day of a time in West Africa Time, like `2026-11-25`. */
export function dayOf(milliseconds: number): string {
  return new Date(milliseconds + WEST_AFRICA_OFFSET_MS).toISOString().slice(0, 10)
}

/** Returns a time as the team reads it, such as `25 Nov 2026, 14:05 WAT`. */
export function formatWestAfricaTime(milliseconds: number): string {
  return `${FORMAT.format(milliseconds)} WAT`
}

/** Returns whether the team works at a time: Monday to Friday, without the holidays of the content. */
export function isWorkingDay(time: number, holidays: readonly string[]): boolean {
  const weekday = new Date(dayOf(time)).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.includes(dayOf(time))
}

/** Returns the time two working days before another. The promise to answer within two of them is kept for all later messages. */
export function twoWorkingDaysBefore(time: number, holidays: readonly string[]): number {
  let before = time
  for (let left = 2; left > 0; left -= isWorkingDay(before, holidays) ? 1 : 0) before -= DAY_MS
  return before
}
