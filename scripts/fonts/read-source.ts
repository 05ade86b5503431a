import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Subset } from './font-definitions.ts'

const require = createRequire(import.meta.url)

/** Returns the font file that has the characters of a subset, as WOFF2 or TrueType. */
export function readSource({ source }: Subset): Buffer {
  return readFileSync(require.resolve(source))
}
