/** Returns the edit distance of two words: insertions, deletions, substitutions and swaps of adjacent letters. */
export function editDistance(from: string, to: string): number {
  let previousButOne: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (previousButOne[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    previousButOne = previous
    previous = current
  }
  return previous[to.length] ?? 0
}

/** Returns the known names that are most similar to a mistyped one, the most similar first. */
export function similarNames(name: string, known: readonly string[], count = 3): string[] {
  return known
    .map((each) => ({ each, distance: editDistance(name, each) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ each }) => each)
}
