import { getCollection } from 'astro:content'
import { type ContentFile, PROBLEMS_ID } from './read-content.ts'
import { type SiteContent, siteContentOf } from './site-content.ts'

/** Returns all content. Astro keeps it in memory, so that each page may ask for it. */
export async function getSiteContent(): Promise<SiteContent> {
  return siteContentOf(await getContentFiles())
}

/** Returns all content files, checked by the loader. @throws a line for each problem, which the development server shows */
export async function getContentFiles(): Promise<ContentFile[]> {
  const files = await getCollection('content')
  const problems = files.find(({ id }) => id === PROBLEMS_ID)
  if (problems) throw new Error(String(problems.data.lines))
  return files.map(({ data }) => data as ContentFile)
}
