/**
 * Reads how long a stage of a cohort lasts from what the page says: `Weeks 4 to 6` or `Week 7`.
 * @throws where the words name no weeks
 */
export function weekSpan(weeks: string): { first: number; count: number } {
  const [first, last = first] = weeks.match(/\d+/g)?.map(Number) ?? []
  if (first === undefined || last === undefined || last < first)
    throw new Error(`"${weeks}": write the weeks of a stage like "Weeks 4 to 6" or "Week 7"`)
  return { first, count: last - first + 1 }
}
