/**
 * Returns the entry that follows the entry with the given id. The first entry follows the last one.
 * @throws if no entry has the id
 */
export function nextInRing<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const at = entries.findIndex((entry) => entry.id === id)
  const next = entries[(at + 1) % entries.length]
  if (at < 0 || !next) throw new Error(`there is no entry "${id}" in the ring`)
  return next
}
