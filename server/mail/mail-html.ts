import type { TeamLink } from '../team/team-links.ts'
import { formatLinks, type Mail } from './mail-templates.ts'

const LINK = 'display:inline-block;padding:12px 0'

const QUOTE = 'margin:0;padding-left:12px;border-left:3px solid #888'

/** Returns the text of a mail as HTML. Only our own links become links, and quoted lines become a quotation that keeps its columns. */
export function toHtml({ text, links = [] }: Pick<Mail, 'text' | 'links'>): string {
  const anchorOf = ({ url, label }: TeamLink) => `<a href="${url}" style="${LINK}">${label}</a>`
  const anchors = new Map(links.map((link) => [formatLinks([link]).trimEnd(), anchorOf(link)]))
  const lines = text.split('\n').map((line) => anchors.get(line) ?? escapeHtml(line))
  const body = lines.join('<br>\n').replace(/(?:^&gt; .*\n?)+/gm, (quote) => {
    const words = quote
      .replace(/^&gt; /gm, '')
      .replaceAll('\t', '    ')
      .replace(/^ | (?= )/gm, '&nbsp;')
    return `<blockquote style="${QUOTE}">${words}</blockquote>`
  })
  return `<!doctype html><html lang="en"><body>${body}</body></html>\n`
}

/** Escapes a text for HTML content and attribute values, in the same way as React. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
}
