import { getCollection } from 'astro:content'
import type { ContentFile } from './read-content.ts'
import { type SiteContent, siteContentOf } from './site-content.ts'

/** Returns all content. Astro keeps it in memory, so that each page may ask for it. */
export async function getSiteContent(): Promise<SiteContent> {
  return siteContentOf(await getContentFiles())
}

/** Returns all content files. The loader has checked each against the schema of its kind. */
export async function getContentFiles(): Promise<ContentFile[]> {
  const files = await getCollection('content')
  return files.map(({ data }) => data as ContentFile)
}
