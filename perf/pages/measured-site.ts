import { startBuiltSite } from '../built-site.ts'
import { launchChromium } from './launch-chromium.ts'
import { serveReferencePage } from './reference-server.ts'

/** The site, the hand-written page and a Chromium, ready for Lighthouse. */
export type MeasuredSite = {
  /** URL of the site, without a trailing slash. */
  url: string
  /** Debugging port of Chromium. */
  port: number
  /** URLs of the hand-written page, by the name of their row in the table. Other rows are compared with the first one. */
  references: Readonly<Record<string, string>>
  close: () => Promise<void>
}

/** Starts the site and the hand-written page, both on Node over plain HTTP. */
export async function openOnNode(): Promise<MeasuredSite> {
  const { url, server } = await startBuiltSite()
  const chromium = await launchChromium()
  const plain = await serveReferencePage(false)
  const secured = await serveReferencePage(true)
  return {
    // Lighthouse requires that the URL has the same host as the page's canonical link, which is localhost.
    url: url.replace('127.0.0.1', 'localhost'),
    port: chromium.port,
    references: { 'hand-written page': plain.url, 'hand-written page with our headers': secured.url },
    async close() {
      plain.close()
      secured.close()
      await chromium.close()
      await server.kill('SIGTERM')
    },
  }
}
