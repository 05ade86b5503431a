import { launch } from 'chrome-launcher'
import { findChromium } from '#scripts/find-chromium.ts'
import { startBuiltSite } from './built-site.ts'

/** A running server with the built site, and a running Chromium for Lighthouse. */
export type SiteInChromium = {
  /** URL of the site, without a trailing slash. */
  url: string
  /** Debugging port of Chromium. */
  port: number
  close: () => Promise<void>
}

/** Starts a server with the built site, and a Chromium for Lighthouse. */
export async function openSiteInChromium(): Promise<SiteInChromium> {
  const { url, server } = await startBuiltSite()
  const chrome = await launchChromium()
  return {
    // Lighthouse requires that the URL has the same host as the page's canonical link, which is localhost.
    url: url.replace('127.0.0.1', 'localhost'),
    port: chrome.port,
    async close() {
      chrome.kill()
      await server.kill('SIGTERM')
    },
  }
}

/** Starts a Chromium for Lighthouse. */
export function launchChromium(flags: readonly string[] = []) {
  return launch({
    chromePath: findChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      ...flags,
    ],
  })
}
