import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Compressed sizes of a page in bytes (brotli, quality 11), as the server sends them. */
export type PageWeight = {
  /** The HTML file, including inline styles, scripts and data. */
  html: number
  /** The scripts that the page's islands load when they hydrate; most of the bytes are React. */
  islands: number
}

/**
 * Measures a page of a built site. The sizes are those of the `.br` copies.
 * @param root absolute path of the built site
 * @param page path of the HTML file, relative to `root`
 */
export function measurePage(root: string, page: string): PageWeight {
  const html = readFileSync(join(root, page), 'utf8')
  const scripts = [...html.matchAll(ISLAND_SCRIPT)].map(({ groups }) => groups?.path ?? '')
  const files = withImports(root, scripts)
  return {
    html: compressedSize(root, page),
    islands: files.reduce((sum, file) => sum + compressedSize(root, file), 0),
  }
}

const ISLAND_SCRIPT = /\b(?:component-url|renderer-url|before-hydration-url)="(?<path>[^"]+)"/g
const IMPORT = /["'`](?<path>\.\/[\w.-]+\.js)["'`]/g

function compressedSize(root: string, file: string): number {
  return statSync(join(root, `${file}.br`)).size
}

/** Returns the scripts and all modules that they import, directly or indirectly, statically or dynamically. */
function withImports(root: string, scripts: readonly string[]): string[] {
  const found = new Set(scripts)
  for (const file of found)
    for (const { groups } of readFileSync(join(root, file), 'utf8').matchAll(IMPORT))
      found.add(posix.join(posix.dirname(file), groups?.path ?? ''))
  return [...found]
}
