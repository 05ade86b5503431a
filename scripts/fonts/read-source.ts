import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FontDefinition, Subset } from './font-definitions.ts'

const require = createRequire(import.meta.url)

/** Returns a variable font of the installed Fontsource package, as WOFF2. */
export function readSource(font: FontDefinition, source: Subset['source']): Buffer {
  const folder = dirname(require.resolve(`@fontsource-variable/${font.package}/package.json`))
  return readFileSync(join(folder, 'files', `${font.package}-${source}-wght-${font.style}.woff2`))
}
