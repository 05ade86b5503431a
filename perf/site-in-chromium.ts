import { chromium } from '@playwright/test'
import { findChromium } from '#scripts/find-chromium.ts'
import { freePort } from '#test/support/free-port.ts'
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
  const { port, close } = await launchChromium()
  return {
    // Lighthouse requires that the URL has the same host as the page's canonical link, which is localhost.
    url: url.replace('127.0.0.1', 'localhost'),
    port,
    async close() {
      await close()
      await server.kill('SIGTERM')
    },
  }
}

/** Starts a Chromium with a debugging port, through which Lighthouse drives it. */
export async function launchChromium(flags: readonly string[] = []) {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic', ...flags],
  })
  return { port, close: () => browser.close() }
}
