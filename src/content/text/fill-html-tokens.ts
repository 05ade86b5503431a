import type { Site } from '../schemas/site.ts'
import { fillTokens, siteTokens } from './fill-tokens.ts'

/**
 * Replaces the tokens in HTML that was rendered from Markdown, with escaped values. In link URLs the Markdown
 * renderer has encoded the braces, `{` as `%7B`.
 */
export function fillHtmlTokens(html: string, site: Site, retentionDays?: string): string {
  const tokens = Object.entries(siteTokens(site, retentionDays))
  const escaped = Object.fromEntries(tokens.map(([name, value]) => [name, escapeHtml(value)]))
  return fillTokens(html.replace(/%7B%7B(\w+)%7D%7D/gi, '{{$1}}'), escaped)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
