import { dayOf } from './west-africa-time.ts'

const DAY_MS = 86_400_000

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
