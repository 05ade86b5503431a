import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import { findChromium } from '#scripts/find-chromium.ts'
import { launchProgram } from '#test/support/spawn-server.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/** The site as a visitor meets it, and a Chromium that Lighthouse can drive. */
export type SiteInChromium = {
  /** Without a slash at its end. */
  url: string
  /** Debugging port of the Chromium. */
  port: number
  close: () => Promise<void>
}

/** Builds the site where that is due, serves it and starts a Chromium; ends the program where it cannot be built. */
export async function openBuiltSite(): Promise<SiteInChromium> {
  const build = spawnSync('node', ['scripts/build-if-stale.ts'], { stdio: 'inherit' })
  if (build.status !== 0) process.exit(1)
  const server = launchProgram({
    folder: process.cwd(),
    environment: { DATABASE_URL: `sqlite:${join(temporaryFolder(), 'contact.db')}` },
  })
  const url = await server.listening
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  return {
    // Canonical links name localhost, and Lighthouse wants the page under the name it gives itself.
    url: url.replace('127.0.0.1', 'localhost'),
    port: chrome.port,
    async close() {
      chrome.kill()
      server.process.kill('SIGTERM')
      await server.exited
    },
  }
}
