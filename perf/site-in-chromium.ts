import { launch } from 'chrome-launcher'
import { findChromium } from '#scripts/find-chromium.ts'
import { startBuiltSite } from './built-site.ts'

/** The built site on a real server, and a Chromium for Lighthouse. */
export type SiteInChromium = {
  /** Without a trailing slash. */
  url: string
  /** Debugging port of Chromium. */
  port: number
  close: () => Promise<void>
}

/** Starts the built site and a Chromium for Lighthouse. */
export async function openSiteInChromium(): Promise<SiteInChromium> {
  const { url, server } = await startBuiltSite()
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  return {
    // Lighthouse compares the canonical link, which has the host localhost, with the address of the page.
    url: url.replace('127.0.0.1', 'localhost'),
    port: chrome.port,
    async close() {
      chrome.kill()
      await server.kill('SIGTERM')
    },
  }
}
