/** Returns the numbers of the weeks in a text like `Weeks 4 to 6` or `Week 7`; none if the text names no weeks in order. */
export function weeksOf(text: string): number[] {
  const [first = 1, last = first] = text.match(/\d+/g)?.map(Number) ?? [1, 0]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
