import { getEntry, render } from 'astro:content'
import { fillHtmlTokens } from '../text/fill-html-tokens.ts'
import { getSiteContent } from './collections.ts'

/** Returns a legal text: its front matter, the headings of its sections, and its HTML with all tokens replaced. */
export async function getLegal(id: string) {
  const entry = await getEntry('legal', id)
  if (!entry?.rendered) throw new Error(`content/legal/${id}.md is missing`)
  const { headings } = await render(entry)
  const { site } = await getSiteContent()
  return {
    legal: entry.data,
    sections: headings.filter(({ depth }) => depth === 2),
    html: fillHtmlTokens(entry.rendered.html, site, process.env.RETENTION_DAYS),
  }
}
