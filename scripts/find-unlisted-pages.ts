import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentKind, contentKinds } from '#src/content/load/content-kinds.ts'
import type { ContentProblem } from '#src/content/load/read-content.ts'
import { pageOf } from '#src/urls.ts'

/**
 * Finds indexable pages without content of their own, for which the build would fail, and content without its page, which
 * the sitemap would name nevertheless.
 * @param root folder that contains `src/pages/`
 */
export function findUnlistedPages(root: string, kinds: Kinds = contentKinds): ContentProblem[] {
  const files = globSync('src/pages/**/*.astro', { cwd: root }).toSorted()
  const isIndexed = (file: string) => !readFileSync(join(root, file), 'utf8').includes('canonical={null}')
  const pages = new Map(files.filter(isIndexed).map((file) => [addressOf(file), file]))
  const listed = new Map(Object.entries(kinds).map(([kind, { files }]) => [pageOfKind(kind, files), files]))
  listed.delete(undefined)
  return [
    ...[...pages]
      .filter(([path]) => !listed.has(path))
      .map(([, file]) => ({ file, field: '', expected: UNLISTED })),
    ...[...listed]
      .filter(([path = '']) => !pages.has(path))
      .map(([, file]) => ({ file: join('content', file), field: '', expected: WITHOUT_PAGE })),
  ]
}

type Kinds = Partial<Record<ContentKind, { files: string }>>

const UNLISTED = 'add a kind of content whose file has the same path, or set canonical={null}'
const WITHOUT_PAGE =
  'add a page with the same path in src/pages, or the kind to KINDS_WITHOUT_PAGE in src/urls.ts'

/** Returns the address of a page, like `/work/[id]`. */
function addressOf(file: string): string {
  const path = file.replace(/^src\/pages(.*?)(\/index)?\.astro$/, '$1').replace(/\[\w+\]/, '[id]')
  return path || '/'
}

/** Returns the address of the pages of a kind, like `/work/[id]`. */
function pageOfKind(kind: string, files: string): string | undefined {
  return pageOf({ kind, file: join('content', files.replace('*', '[id]')) })
}
