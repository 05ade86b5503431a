import { dirname } from 'node:path'
import type { Entry, ListKind, SingleKind } from './content-kinds.ts'
import type { ContentFile } from './read-content.ts'

/** All content by kind: the fields of a single-file kind, the sorted entries of a list kind. */
export type SiteContent = { [Kind in SingleKind]: Entry<Kind>['data'] } & {
  [Kind in ListKind]: readonly Entry<Kind>[]
}

/** Groups content files by their kind. They must have passed their schemas, and there must be one of each kind. */
export function siteContentOf(files: readonly ContentFile[]): SiteContent {
  const groups = [...Map.groupBy(inOrder(files), ({ kind }) => kind)].map(([kind, ofKind]) => {
    const isList = ofKind.some(({ file }) => dirname(file) !== 'content')
    return [kind, isList ? ofKind.map(({ id, data }) => ({ id, data })) : ofKind[0]?.data]
  })
  return Object.fromEntries(groups)
}

/** Returns the files sorted by their field `order`, or by their id if they have none. */
export function inOrder(files: readonly ContentFile[]): ContentFile[] {
  const order = ({ data }: ContentFile) => (data as { order?: number }).order ?? 0
  return files.toSorted((one, other) => order(one) - order(other) || (one.id < other.id ? -1 : 1))
}

/**
 * Returns the entry with this id.
 * @throws if no entry has this id. The content check has already rejected broken references, so this is a bug
 */
export function findEntry<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const found = entries.find((entry) => entry.id === id)
  if (!found) throw new Error(`there is no entry "${id}"`)
  return found
}
