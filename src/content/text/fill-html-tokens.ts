import type { Site } from '../schemas/site.ts'
import { fillTokens } from './fill-tokens.ts'

/**
 * Replaces the tokens in HTML that was rendered from Markdown, with escaped values. In link URLs the Markdown
 * renderer has encoded the braces, `{` as `%7B`.
 */
export function fillHtmlTokens(html: string, site: Site, retentionDays?: string): string {
  const { address } = site
  const escaped = {
    ...site,
    name: escapeHtml(site.name),
    email: escapeHtml(site.email),
    dataProtectionEmail: escapeHtml(site.dataProtectionEmail),
    securityEmail: escapeHtml(site.securityEmail ?? site.email),
    phone: site.phone.replaceAll(' ', '&nbsp;'),
    address: {
      street: escapeHtml(address.street),
      city: escapeHtml(address.city),
      region: escapeHtml(address.region),
      country: escapeHtml(address.country),
    },
  }
  return fillTokens(html.replace(/%7B%7B(\w+)%7D%7D/gi, '{{$1}}'), escaped, retentionDays)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
