import { getCollection } from 'astro:content'
import {
  type ContentKind,
  contentKindNames,
  type Entry,
  type ListKind,
  type SingleKind,
} from './content-kinds.ts'
import { inOrder, type SiteContent, siteContentOf } from './site-content.ts'

/** Returns all entries of a kind, sorted by their field `order`. */
export async function getOrdered<Kind extends ListKind>(kind: Kind): Promise<Entry<Kind>[]> {
  return inOrder(await load(kind))
}

/** Returns the data of a single-file kind, like `site` or `home`. */
export async function getSingle<Kind extends SingleKind>(kind: Kind): Promise<Entry<Kind>['data']> {
  const [entry] = await load(kind)
  if (!entry) throw new Error(`the content of "${kind}" is missing`)
  return entry.data
}

/** Returns all content, for the sitemap, social cards and structured data. */
export async function getSiteContent(): Promise<SiteContent> {
  const entries = await Promise.all(
    contentKindNames.map(async (kind) => (await load(kind)).map(({ id, data }) => ({ kind, id, data }))),
  )
  return siteContentOf(entries.flat())
}

/** Loads the entries of a kind. The cast is safe: the loader has checked each entry against the schema. */
async function load<Kind extends ContentKind>(kind: Kind): Promise<Entry<Kind>[]> {
  return (await getCollection(kind)) as unknown as Entry<Kind>[]
}
