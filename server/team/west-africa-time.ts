/** The zone of the team. It has no summer time, so its name never changes. */
const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
})

const OFFSET_MS = 3_600_000

export const DAY_MS = 86_400_000

/** Returns a time in West Africa Time, like `2026-11-25 14:05`, which spreadsheets know as a time. */
export function sortableTime(milliseconds: number): string {
  return new Date(milliseconds + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
}

/** Returns the day of a time in West Africa Time, like `2026-11-25`. */
export const dayOf = (milliseconds: number) => sortableTime(milliseconds).slice(0, 10)

/** Returns a time as the team reads it, such as `25 Nov 2026, 14:05 WAT`. */
export function formatWestAfricaTime(milliseconds: number): string {
  return `${FORMAT.format(milliseconds)} WAT`
}
