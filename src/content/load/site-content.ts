import { type ContentKind, contentKinds, type Entry, KINDS, type ListKind, type SingleKind } from './kinds.ts'

/** All content: of a single file its fields, of a list its entries in their order. */
export type SiteContent = { [Kind in SingleKind]: Entry<Kind>['data'] } & {
  [Kind in ListKind]: readonly Entry<Kind>[]
}

/**
 * Arranges entries by their kind.
 * @param entries entries of all kinds, which passed their schemas
 * @throws where a kind with a single file has no entry
 */
export function siteContentOf(
  entries: readonly { kind: ContentKind; id: string; data: unknown }[],
): SiteContent {
  const byKind = Map.groupBy(entries, ({ kind }) => kind)
  const arranged = KINDS.map((kind) => {
    const ofKind = (byKind.get(kind) ?? []) as { id: string; data: { order?: number } }[]
    if (contentKinds[kind].files.includes('*')) return [kind, inOrder(ofKind)]
    if (!ofKind[0]) throw new Error(`the content of "${kind}" is missing`)
    return [kind, ofKind[0].data]
  })
  return Object.fromEntries(arranged)
}

/** Sorts entries by the place that their files give. */
export function inOrder<Listed extends { data: object }>(entries: readonly Listed[]): Listed[] {
  const order = ({ data }: Listed) => ('order' in data ? Number(data.order) : 0)
  return entries.toSorted((one, other) => order(one) - order(other))
}
