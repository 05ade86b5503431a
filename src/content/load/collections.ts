import { getCollection } from 'astro:content'
import type { ContentFile } from './read-content.ts'
import { type SiteContent, siteContentOf } from './site-content.ts'

/** Returns all content. Astro keeps it in memory, so that each page may ask for it. */
export async function getSiteContent(): Promise<SiteContent> {
  const files = await getCollection('content')
  // The cast is safe: the loader has checked each file against the schema of its kind.
  return siteContentOf(files.map(({ data }) => data as ContentFile))
}
