import { getCollection } from 'astro:content'
import { type ContentKind, contentKindNames, type Entry } from './content-kinds.ts'
import { type SiteContent, siteContentOf } from './site-content.ts'

/** Returns all content. Astro keeps it in memory, so that each page may ask for it. */
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
