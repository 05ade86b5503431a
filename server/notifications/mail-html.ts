import { formatLinks, type Mail } from './mail-templates.ts'

/** Returns the text of a mail as HTML that says the same. Only our own links become links, whatever a visitor has typed. */
export function toHtml({ text, links = [] }: Pick<Mail, 'text' | 'links'>): string {
  const anchors = new Map(
    links.flatMap((link) =>
      formatLinks([link]).map((line) => [line, `<a href="${link.url}" style="${STYLE}">${link.label}</a>`]),
    ),
  )
  const lines = text.split('\n').map((line) => anchors.get(line) ?? escapeHtml(line))
  return `<!doctype html><html lang="en"><body>${lines.join('<br>\n')}</body></html>\n`
}

/** As high as a finger is wide. */
const STYLE = 'display:inline-block;padding:12px 0'

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
