import { urls } from '#src/urls.ts'
import { pictureOf, type SitePage } from '../site-pages.ts'

/** Returns the format with the smaller file for a page's card: PNG for drawings, JPEG for photographs. */
export function cardFormat(page: SitePage): 'png' | 'jpg' {
  return pictureOf(page)?.picture.kind === 'photo' ? 'jpg' : 'png'
}

/** Returns the path of a page's card. */
export function cardAddress(page: SitePage): string {
  return urls.card(page.path, cardFormat(page))
}

/** Returns the text alternative of a page's card. */
export function cardAlt({ heading }: SitePage, siteName: string): string {
  return `${[heading.light, heading.heavy].filter(Boolean).join(' ')} (${siteName})`
}
