/**
 * Returns the entry with this id.
 * @throws if no entry has this id. The content check has already rejected broken references, so this is a bug
 */
export function findEntry<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const found = entries.find((entry) => entry.id === id)
  if (!found) throw new Error(`there is no entry "${id}"`)
  return found
}
