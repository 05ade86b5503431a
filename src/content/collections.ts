import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'

type OrderedKind = 'services' | 'work' | 'products' | 'ventures' | 'leaders'

/** All entries of a kind, in the order that their files give. */
export async function getOrdered<Kind extends OrderedKind>(kind: Kind): Promise<CollectionEntry<Kind>[]> {
  const entries = await getCollection(kind)
  return entries.toSorted((one, other) => one.data.order - other.data.order)
}

/** The one entry of a kind that has a single file, like `site` or `home`. */
export async function getSingle<Kind extends Exclude<CollectionKey, OrderedKind>>(
  kind: Kind,
): Promise<CollectionEntry<Kind>['data']> {
  const [entry] = await getCollection(kind)
  if (!entry) throw new Error(`the content of "${kind}" is missing`)
  return entry.data
}

/** The entry with this id. References are checked before the build, so a missing one is a fault of ours. */
export function findEntry<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const found = entries.find((entry) => entry.id === id)
  if (!found) throw new Error(`there is no entry "${id}"`)
  return found
}
