import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { findOnPath } from '#test/support/find-on-path.ts'
import { type SiteProcess, startSite } from '../e2e/site-process.ts'
import { FIXTURE_SITE } from '../support/fixture-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import type { EngineDriver, EngineName } from './engine-driver.ts'
import { type ProblemProxy, startProblemProxy } from './problem-proxy.ts'
import { FIREFOX_PROGRAMS, startChromium, startFirefox } from './puppeteer-driver.ts'
import { startWebKit } from './webkit.ts'

/** The Debian packages that an engine needs, each with the possible names of its program. `findChromium` finds Chromium. */
const PACKAGES: Record<EngineName, Record<string, readonly string[]>> = {
  Chromium: {},
  Firefox: { 'firefox-esr': FIREFOX_PROGRAMS },
  WebKit: { 'webkit2gtk-driver': ['WebKitWebDriver'], xvfb: ['Xvfb'] },
}

const STARTS = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit }

/** The browser and the site of the tests of an engine, set before the first test. */
export type EngineContext = {
  browser: EngineDriver
  site: SiteProcess
  /** Returns the script errors and CSP violations of the page, and failed requests since the last call. */
  problems: () => Promise<string[]>
}

/** Defines the tests of an engine, which share one browser and one server. Skips them if the engine is not installed. */
export function describeEngine(engine: EngineName, define: (context: EngineContext) => void): void {
  const missing = Object.entries(PACKAGES[engine])
    .filter(([, programs]) => findOnPath(programs) === undefined)
    .map(([name]) => name)
  if (missing.length > 0)
    console.warn(`${engine} is not installed, its tests are skipped: apt-get install ${missing.join(' ')}`)

  describe.skipIf(missing.length > 0)(engine, () => {
    const context = {} as EngineContext
    let proxy: ProblemProxy
    beforeAll(async () => {
      const folder = temporaryFolder()
      symlinkSync(resolve(FIXTURE_SITE, 'dist'), join(folder, 'dist'))
      context.site = await startSite(folder)
      proxy = await startProblemProxy(context.site.origin)
      context.browser = await STARTS[engine](proxy.origin)
      context.problems = () => proxy.problems(context.browser)
    })
    afterAll(async () => {
      await context.browser?.close()
      proxy?.close()
      await context.site?.stop()
    })
    define(context)
  })
}
