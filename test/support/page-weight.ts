import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

/** What a page weighs in bytes of brotli 11, as it is sent. */
export type PageWeight = {
  /** The document, with the style, the small scripts and the data in it. */
  html: number
  /** The scripts that the page's islands fetch on first use, nearly all of it React. */
  islands: number
}

/**
 * Measures one page of a built site by its compressed copies.
 * @param root absolute path of the built site
 * @param page path of the page's file under it
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

/** Scripts with everything that they import, at once or later. */
function withImports(root: string, scripts: readonly string[]): string[] {
  const reached = new Set(scripts)
  for (const file of reached)
    for (const { groups } of readFileSync(join(root, file), 'utf8').matchAll(IMPORT))
      reached.add(posix.join(posix.dirname(file), groups?.path ?? ''))
  return [...reached]
}
