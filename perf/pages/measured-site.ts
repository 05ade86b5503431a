import { openSiteInChromium, type SiteInChromium } from '../site-in-chromium.ts'
import { serveReferencePage } from './reference-server.ts'

/** The site and the hand-written page, ready for Lighthouse. */
export type MeasuredSite = SiteInChromium & {
  /** URLs of the hand-written page, by the name of their row. All other rows are compared with the first one. */
  references: Readonly<Record<string, string>>
}

/** Starts the site and the hand-written page, both on Node over plain HTTP. */
export async function openOnNode(): Promise<MeasuredSite> {
  const site = await openSiteInChromium()
  const plain = await serveReferencePage(false)
  const secured = await serveReferencePage(true)
  return {
    ...site,
    references: {
      'hand-written page': plain.url,
      'hand-written page with our headers': secured.url,
    },
    async close() {
      plain.close()
      secured.close()
      await site.close()
    },
  }
}
