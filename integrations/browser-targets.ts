import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGE = join(import.meta.dirname, '../package.json')

/** Vite's names for the browsers of browserslist. Empty where the target of a desktop browser covers it. */
const VITE_NAMES: Record<string, string> = {
  ...{ chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' },
  ...{ and_chr: '', and_ff: '', samsung: '' },
}

/** Returns the oldest browsers of `browserslist` in package.json (docs/architecture.md#browsers) as targets of Vite. */
export function browserTargets(): string[] {
  const { browserslist } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { browserslist: string[] }
  return browserslist.flatMap((entry) => {
    const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? []
    const viteName = VITE_NAMES[name]
    if (viteName === undefined)
      throw new Error(`package.json: browserslist entry "${entry}" is not understood`)
    return viteName ? [viteName + version] : []
  })
}
