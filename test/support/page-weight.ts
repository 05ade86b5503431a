import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Size of a page in bytes of brotli 11, as it is sent. */
export type PageWeight = {
  /** The document with its inline style, scripts and data. */
  html: number
  /** The scripts that the islands of the page load on first use, most of it React. */
  islands: number
}

/**
 * Measures one page of a built site from its compressed copies.
 * @param root absolute path of the built site
 * @param page path of the page's file in the site
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

/** Returns the scripts and everything that they import, statically or dynamically. */
function withImports(root: string, scripts: readonly string[]): string[] {
  const found = new Set(scripts)
  for (const file of found)
    for (const { groups } of readFileSync(join(root, file), 'utf8').matchAll(IMPORT))
      found.add(posix.join(posix.dirname(file), groups?.path ?? ''))
  return [...found]
}
