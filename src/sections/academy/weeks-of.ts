/**
 * The weeks of a cohort that a stage takes, from what the page says: `Weeks 4 to 6` or `Week 7`.
 * @throws where the words name no weeks
 */
export function weeksOf(words: string): number[] {
  const [first, last = first] = words.match(/\d+/g)?.map(Number) ?? []
  if (first === undefined || last === undefined || last < first)
    throw new Error(`"${words}": write the weeks of a stage like "Weeks 4 to 6" or "Week 7"`)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
