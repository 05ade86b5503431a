import { getEntry, render } from 'astro:content'
import { fillHtmlTokens } from '../text/fill-html-tokens.ts'
import { getSiteContent } from './collections.ts'
import { findEntry } from './find-entry.ts'

/** Returns a legal text: its front matter, the headings of its sections, and its HTML with all tokens replaced. */
export async function getLegal(id: string) {
  const entry = await getEntry('content', `content/legal/${id}.md`)
  if (!entry?.rendered) throw new Error(`content/legal/${id}.md is missing`)
  const { headings } = await render(entry)
  const { site, legal } = await getSiteContent()
  return {
    legal: findEntry(legal, id).data,
    sections: headings.filter(({ depth }) => depth === 2),
    html: fillHtmlTokens(entry.rendered.html, site, process.env.RETENTION_DAYS),
  }
}
