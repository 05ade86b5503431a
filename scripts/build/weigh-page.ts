import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** What a page weighs in bytes of brotli 11, as it is sent. */
export type PageWeight = {
  /** The document, with the style, the small scripts and the data that stand in it. */
  html: number
  /** Style in the document and in sheets of its own. */
  style: number
  /** Script that runs without anybody's doing, in the document and in files. */
  scriptBefore: number
  /** All that the page's islands fetch once they are wanted. */
  scriptAfter: number
}

/**
 * Weighs one page of a built site.
 * @param root absolute path of the built site
 * @param page path of the page's file under it
 */
export function weighPage(root: string, page: string): PageWeight {
  const html = readFileSync(join(root, page), 'utf8')
  const contents = (element: RegExp) =>
    [...html.matchAll(element)].map(({ groups }) => groups?.text ?? '').join('\n')
  const addresses = (attribute: RegExp) =>
    [...html.matchAll(attribute)].map(({ groups }) => groups?.path ?? '')
  const files = (paths: readonly string[]) =>
    [...new Set(paths)].reduce((sum, path) => sum + fileWeight(join(root, path)), 0)

  const scriptBefore = brotli(contents(SCRIPT)) + files(imported(root, addresses(SCRIPT_FILE)))
  const islands = addresses(ISLAND_FILE)
  return {
    html: fileWeight(join(root, page)),
    style: brotli(contents(STYLE)) + files(addresses(SHEET)),
    scriptBefore,
    scriptAfter: files(imported(root, islands)),
  }
}

/** Bytes of a file as it is sent; the compressed file beside it need not be made again. */
function fileWeight(file: string): number {
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? brotli(readFileSync(file, 'utf8'))
}

const weighed = new Map<string, number>()

/** Bytes of a text as every text of the site is sent, weighed once. Nothing weighs nothing. */
export function brotli(text: string): number {
  if (text.length === 0) return 0
  const known = weighed.get(text)
  if (known !== undefined) return known
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  weighed.set(text, bytes)
  return bytes
}

const STYLE = /<style\b[^>]*>(?<text>.*?)<\/style>/gs
const SHEET = /<link\b[^>]*\b(?:rel|data-after)="stylesheet"[^>]*\bhref="(?<path>[^"]+)"/g

/** Scripts that run; data for machines (JSON-LD, speculation rules) do not. */
const SCRIPT = /<script(?! type="(?:application\/ld\+json|speculationrules)")[^>]*>(?<text>.*?)<\/script>/gs
const SCRIPT_FILE = /<script\b[^>]*\bsrc="(?<path>[^"]+)"/g
const ISLAND_FILE = /\b(?:component-url|renderer-url|before-hydration-url)="(?<path>[^"]+)"/g

/** Files of scripts with everything that they import, at once or later. */
function imported(root: string, first: readonly string[]): string[] {
  const reached = new Set(first)
  for (const file of reached) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const { groups } of text.matchAll(/["'`](?<path>\.\/[\w.-]+\.js)["'`]/g))
      reached.add(posix.join(posix.dirname(file), groups?.path ?? ''))
  }
  return [...reached]
}
