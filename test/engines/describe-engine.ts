import { describe } from 'vitest'
import { findOnPath } from '#scripts/find-on-path.ts'

/** Debian packages of each engine, with the names of their programs. */
const PACKAGES = {
  Firefox: { 'firefox-esr': ['firefox-esr', 'firefox'] },
  WebKit: { 'webkit2gtk-driver': ['WebKitWebDriver'], xvfb: ['Xvfb'] },
} as const

/** Defines the tests of an engine. If it is not installed, skips them and logs the missing packages. */
export function describeEngine(engine: keyof typeof PACKAGES, define: () => void): void {
  const missing = Object.entries(PACKAGES[engine])
    .filter(([, programs]) => findOnPath(programs) === undefined)
    .map(([name]) => name)
  if (missing.length > 0)
    console.warn(`${engine} tests are skipped: run \`apt-get install ${missing.join(' ')}\``)
  describe.skipIf(missing.length > 0)(engine, define)
}
