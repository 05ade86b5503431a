/** The entry with this id. References are checked before the build, so a missing one is a fault of ours. */
export function findEntry<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const found = entries.find((entry) => entry.id === id)
  if (!found) throw new Error(`there is no entry "${id}"`)
  return found
}
