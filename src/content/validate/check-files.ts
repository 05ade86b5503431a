import { globSync, statSync } from 'node:fs'
import { basename, extname, join, matchesGlob } from 'node:path'
import { contentKinds } from '../load/kinds.ts'
import type { ContentProblem } from '../load/read-content.ts'

/**
 * Finds files that would never reach the site, and names of files that make no address.
 * @param root folder that holds `content/`
 */
export function checkFiles(root: string): ContentProblem[] {
  return globSync('content/**/*', { cwd: root })
    .filter((file) => statSync(join(root, file)).isFile() && !basename(file).startsWith('.'))
    .toSorted()
    .flatMap((file) => {
      const expected = expectedOf(file)
      return expected === undefined ? [] : [{ file, field: '', expected }]
    })
}

const PATTERNS = Object.values(contentKinds).map(({ files }) => join('content', files))

/** Folders of content that hold no entries. */
const BESIDE_ENTRIES = ['content/images/**', 'content/schemas/*.schema.json']

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

function expectedOf(file: string): string | undefined {
  if (BESIDE_ENTRIES.some((pattern) => matchesGlob(file, pattern))) return undefined
  if (!PATTERNS.some((pattern) => matchesGlob(file, pattern)))
    return `no page reads this file; content stands in ${PATTERNS.map((each) => each.replace('content/', '')).join(', ')}`
  return ID.test(basename(file, extname(file)))
    ? undefined
    : 'name the file with small letters, digits and single hyphens, like fees-for-every-school.yaml; the name becomes the address'
}
