import { describe } from 'vitest'
import { findOnPath } from '#scripts/find-on-path.ts'

/** The Debian packages that an engine needs, each with the possible names of its program. */
const PACKAGES = {
  Firefox: { 'firefox-esr': ['firefox-esr', 'firefox'] },
  WebKit: { 'webkit2gtk-driver': ['WebKitWebDriver'], xvfb: ['Xvfb'] },
} as const

/** Defines the tests of an engine. If the engine is not installed, skips the tests and logs the missing packages. */
export function describeEngine(engine: keyof typeof PACKAGES, define: () => void): void {
  const missing = Object.entries(PACKAGES[engine])
    .filter(([, programs]) => findOnPath(programs) === undefined)
    .map(([name]) => name)
  if (missing.length > 0)
    console.warn(`${engine} tests are skipped: run \`apt-get install ${missing.join(' ')}\``)
  describe.skipIf(missing.length > 0)(engine, define)
}
