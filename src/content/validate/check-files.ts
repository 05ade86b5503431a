import { globSync, statSync } from 'node:fs'
import { basename, extname, join, matchesGlob } from 'node:path'
import { contentKinds } from '../load/content-kinds.ts'
import type { ContentProblem } from '../load/read-content.ts'
import { slug } from '../schemas/fields.ts'

/**
 * Finds files that no page reads, and file names that cannot be part of a URL.
 * @param root folder that contains `content/`
 */
export function checkFiles(root: string): ContentProblem[] {
  return globSync('content/**/*', { cwd: root })
    .filter((file) => statSync(join(root, file)).isFile() && !basename(file).startsWith('.'))
    .filter((file) => !OTHER_FILES.some((pattern) => matchesGlob(file, pattern)))
    .toSorted()
    .flatMap((file) => {
      const isRead = PATTERNS.some((pattern) => matchesGlob(file, pattern))
      if (isRead && slug.safeParse(basename(file, extname(file))).success) return []
      return [{ file, field: '', message: isRead ? BAD_NAME : NOT_READ }]
    })
}

/** Files in `content/` that are not entries. */
const OTHER_FILES = ['content/images/**', 'content/videos/**']

const PATTERNS = Object.values(contentKinds).map(({ files }) => join('content', files))
const BAD_NAME =
  'name the file with small letters, digits and single hyphens, like fees-for-every-school.yaml; the name becomes the address'
const NOT_READ = `no page reads this file; content files are ${PATTERNS.map((each) => each.replace('content/', '')).join(', ')}`
