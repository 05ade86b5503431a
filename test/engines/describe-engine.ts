import { describe } from 'vitest'
import { findOnPath } from '#scripts/find-on-path.ts'

/** Debian's package for each program that an engine needs. */
const PACKAGES = {
  Firefox: { 'firefox-esr': ['firefox-esr', 'firefox'] },
  WebKit: { 'webkit2gtk-driver': ['WebKitWebDriver'], xvfb: ['Xvfb'] },
} as const

/** Defines tests of one engine. Skips them, with a line that names the packages, where it is not installed. */
export function describeEngine(engine: keyof typeof PACKAGES, define: () => void): void {
  const missing = Object.entries(PACKAGES[engine])
    .filter(([, programs]) => findOnPath(programs) === undefined)
    .map(([name]) => name)
  if (missing.length > 0)
    console.warn(`${engine} tests are skipped: run \`apt-get install ${missing.join(' ')}\``)
  describe.skipIf(missing.length > 0)(engine, define)
}
