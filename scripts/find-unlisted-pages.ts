import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentKinds } from '#src/content/load/content-kinds.ts'
import type { ContentProblem } from '#src/content/load/read-content.ts'
import { pageOf } from '#src/urls.ts'

type Kinds = Record<string, { files: string }>

/**
 * Finds pages without content, for which the build would fail, and content without a page, which the sitemap would name.
 * @param root folder that contains `src/pages/`
 */
export function findUnlistedPages(root: string, kinds: Kinds = contentKinds): ContentProblem[] {
  const pages = globSync('src/pages/**/*.astro', { cwd: root })
    .filter((file) => !readFileSync(join(root, file), 'utf8').includes('canonical={null}'))
    .map((file) => ({ file, path: addressOf(file) }))
  const content = Object.entries(kinds)
    .map(([kind, { files }]) => ({ kind, file: join('content', files) }))
    .map(({ kind, file }) => ({ file, path: pageOf({ kind, file }) }))
    .filter(({ path }) => path !== undefined)
  const missing = (of: typeof content, others: typeof content, message: string) =>
    of
      .filter(({ path }) => !others.some((other) => other.path === path))
      .map(({ file }) => ({ file, field: '', message }))
  return [
    ...missing(pages, content, 'add a kind of content whose file has the same path, or set canonical={null}'),
    ...missing(
      content,
      pages,
      'add a page with the same path, or the kind to KINDS_WITHOUT_PAGE (src/urls.ts)',
    ),
  ]
}

/** Returns the address of a page, like `/work/*`. */
function addressOf(file: string): string {
  return file.replace(/^src\/pages(.*?)(\/index)?\.astro$/, '$1').replace(/\[\w+\]/, '*') || '/'
}
