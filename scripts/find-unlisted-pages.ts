import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentProblem } from '#src/content/load/read-content.ts'
import { PAGES } from '#src/urls.ts'

/**
 * Finds the pages that search engines may index and that `PAGES` does not have, so that the build of their head would fail.
 * @param root folder that contains `src/pages/`
 */
export function findUnlistedPages(root: string): ContentProblem[] {
  const listed = Object.values(PAGES).map((page) => (typeof page === 'function' ? page('[id]') : page))
  return globSync('src/pages/**/*.astro', { cwd: root })
    .filter((file) => !listed.includes(addressOf(file)))
    .filter((file) => !readFileSync(join(root, file), 'utf8').includes('canonical={null}'))
    .map((file) => ({
      file,
      field: '',
      expected: 'add the page to PAGES in src/urls.ts, or set canonical={null}',
    }))
}

/** Returns the address of a route, like `/work/[id]`. */
function addressOf(file: string): string {
  const path = file.replace(/^src\/pages(.*?)(\/index)?\.astro$/, '$1').replace(/\[\w+\]/, '[id]')
  return path || '/'
}
