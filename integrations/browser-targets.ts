import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGE = join(import.meta.dirname, '../package.json')

/** Names of browserslist, and Vite's names for the same browsers. Samsung Internet is Chromium, so `chrome` covers it. */
const VITE_NAMES: Record<string, string | undefined> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
  and_chr: undefined,
  and_ff: undefined,
  samsung: undefined,
}

/**
 * Returns the oldest browsers of the full level as build targets of Vite, like `chrome99`. The field `browserslist` in
 * package.json states them (docs/architecture.md#browsers).
 * @throws Error if an entry is not of the form `NAME >= VERSION`, or its browser is unknown
 */
export function browserTargets(): string[] {
  const { browserslist } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { browserslist: string[] }
  return browserslist.flatMap(toTarget)
}

function toTarget(entry: string): string[] {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? []
  if (!(name in VITE_NAMES)) throw new Error(`package.json: browserslist entry "${entry}" is not understood`)
  const viteName = VITE_NAMES[name]
  return viteName ? [`${viteName}${version}`] : []
}
