import {
  type ContentKind,
  contentKindNames,
  contentKinds,
  type Entry,
  type ListKind,
  type SingleKind,
} from './content-kinds.ts'

/** All content by kind: the fields of a single-file kind, the sorted entries of a list kind. */
export type SiteContent = { [Kind in SingleKind]: Entry<Kind>['data'] } & {
  [Kind in ListKind]: readonly Entry<Kind>[]
}

/**
 * Groups entries by their kind.
 * @param entries entries of all kinds that passed their schemas
 * @throws if the file of a single-file kind is missing
 */
export function siteContentOf(
  entries: readonly { kind: ContentKind; id: string; data: unknown }[],
): SiteContent {
  const byKind = Map.groupBy(entries, ({ kind }) => kind)
  const groups = contentKindNames.map((kind) => {
    const ofKind = (byKind.get(kind) ?? []) as { id: string; data: { order?: number } }[]
    if (contentKinds[kind].files.includes('*')) return [kind, inOrder(ofKind)]
    if (!ofKind[0]) throw new Error(`the content of "${kind}" is missing`)
    return [kind, ofKind[0].data]
  })
  return Object.fromEntries(groups)
}

/** Returns the entries sorted by their field `order`. */
function inOrder<Item extends { data: object }>(entries: readonly Item[]): Item[] {
  const order = ({ data }: Item) => ('order' in data ? Number(data.order) : 0)
  return entries.toSorted((one, other) => order(one) - order(other))
}
