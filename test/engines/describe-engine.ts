import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { findOnPath } from '#scripts/find-on-path.ts'
import type { SiteProcess } from '../e2e/site-process.ts'
import { startBuiltSite } from './built-site.ts'
import { CHROMIUM_PROGRAMS, startChromium } from './chromium.ts'
import type { EngineDriver, EngineName, EngineOptions } from './engine-driver.ts'
import { FIREFOX_PROGRAMS, startFirefox } from './firefox.ts'
import { startWebKit, type WebKitDriver } from './webkit.ts'

/** The Debian packages that an engine needs, each with the possible names of its program. */
const PACKAGES: Record<EngineName, Record<string, readonly string[]>> = {
  Chromium: { chromium: CHROMIUM_PROGRAMS },
  Firefox: { 'firefox-esr': FIREFOX_PROGRAMS },
  WebKit: { 'webkit2gtk-driver': ['WebKitWebDriver'], xvfb: ['Xvfb'] },
}

const STARTS = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit }

/** The browser and the site of the tests of an engine. Both are set before the first test. */
export type EngineContext<Driver = EngineDriver> = { browser: Driver; site: SiteProcess }

declare module 'vitest' {
  interface TaskMeta {
    /** Product and version of the browser. */
    browser?: string
  }
}

/**
 * Defines the tests of an engine, which share one browser and one server. If the engine is not installed, skips the
 * tests and logs the missing packages.
 */
export function describeEngine<Engine extends EngineName>(
  engine: Engine,
  define: (context: EngineContext<Engine extends 'WebKit' ? WebKitDriver : EngineDriver>) => void,
  options: EngineOptions = {},
): void {
  const missing = missingPackages(engine)
  if (missing.length > 0)
    console.warn(`${engine} is not installed, its tests are skipped: apt-get install ${missing.join(' ')}`)

  describe.skipIf(missing.length > 0)(engine, () => {
    const context = {} as EngineContext<Engine extends 'WebKit' ? WebKitDriver : EngineDriver>
    beforeAll(async () => {
      context.site = await startBuiltSite()
      context.browser = (await STARTS[engine](context.site.origin, options)) as typeof context.browser
    })
    beforeEach(({ task }) => {
      task.meta.browser = context.browser.version
    })
    afterAll(async () => {
      await context.browser?.close()
      await context.site?.stop()
    })
    define(context)
  })
}

function missingPackages(engine: EngineName): string[] {
  if (engine === 'Chromium' && process.env.CHROMIUM_PATH) return []
  return Object.entries(PACKAGES[engine])
    .filter(([, programs]) => findOnPath(programs) === undefined)
    .map(([name]) => name)
}
