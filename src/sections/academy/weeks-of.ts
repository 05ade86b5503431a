/**
 * Returns the numbers of the weeks in a text like `Weeks 4 to 6` or `Week 7`.
 * @throws if the text names no weeks
 */
export function weeksOf(words: string): number[] {
  const [first, last = first] = words.match(/\d+/g)?.map(Number) ?? []
  if (first === undefined || last === undefined || last < first)
    throw new Error(`"${words}": write the weeks of a stage like "Weeks 4 to 6" or "Week 7"`)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
