import type { SiteContent } from '#src/content/load/site-content.ts'
import { urls } from '#src/urls.ts'
import { pictureOf, type SitePage } from '../site-pages.ts'

/** How the card of a page is encoded: drawings as PNG, photographs as JPEG, each the lighter of the two. */
export function cardFormat(page: SitePage, content: SiteContent): 'png' | 'jpg' {
  return pictureOf(page, content)?.picture.kind === 'photo' ? 'jpg' : 'png'
}

/** Address of the card of a page. */
export function cardAddress(page: SitePage, content: SiteContent): string {
  return urls.card(page.path, cardFormat(page, content))
}

/** What the card of a page says, for people who do not see it. */
export function cardAlt({ heading }: SitePage, siteName: string): string {
  return `${[heading.light, heading.heavy].filter(Boolean).join(' ')} (${siteName})`
}
