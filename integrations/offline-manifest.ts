import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { StaticSite } from '#server/site/static-site.ts'
import {
  digestOf,
  type OfflineFile,
  type OfflineManifest,
  type OfflinePage,
} from '#src/service-worker/manifest.ts'

/** An address of the site in an attribute, a style sheet or a script; what is found must exist to count. */
const REFERENCE = /["'`(=\s,](?<path>\.{0,2}\/[\w./@-]+\.(?<type>css|js|woff2|svg|avif|webp|png|jpe?g))\b/g

/**
 * What the head of a page asks for: without it the page is not whole. Pictures may be missing, and so may the scripts
 * of islands, which nobody pays for before they are wanted.
 */
const NEEDED = /<(?:link|script)\b[^>]*?\b(?:href|src)="(?<path>\/_astro\/[\w./@-]+\.(?:css|js|woff2))"/g

/** Lists what the pages of a built site are made of. */
export async function offlineManifest({ directory, pages }: StaticSite): Promise<OfflineManifest> {
  const references = referenceReader(directory)
  const listed: [path: string, page: OfflinePage][] = []
  const used = new Set<string>()

  for (const [path, { plain }] of [...pages].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const html = plain.body.toString('utf8')
    const inHead = [...html.matchAll(NEEDED)].flatMap(({ groups }) => groups?.path ?? [])
    const needs = closure(inHead, (file) =>
      file.endsWith('.js') ? references.of(file).filter((other) => other.endsWith('.js')) : [],
    )
    for (const file of closure(references.inText(html, '/'), references.of)) used.add(file)
    const body = new Uint8Array(plain.body)
    listed.push([path, { size: body.length, digest: await digestOf(body), needs }])
  }

  const files = await Promise.all(
    [...used].toSorted().map(async (file) => [file, await measure(directory, file)]),
  )
  const parts = {
    pages: Object.fromEntries(listed),
    files: Object.fromEntries(files) as Record<string, OfflineFile>,
  }
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12)
  return { version, ...parts }
}

async function measure(directory: string, file: string): Promise<OfflineFile> {
  const path = join(directory, file)
  const { size } = statSync(path)
  if (file.startsWith('/_astro/')) return { size }
  return { size, digest: await digestOf(new Uint8Array(readFileSync(path))) }
}

/** Everything that can be reached from the first ones, themselves included. */
function closure(first: readonly string[], next: (file: string) => readonly string[]): string[] {
  const reached = new Set(first)
  for (const file of reached) for (const other of next(file)) reached.add(other)
  return [...reached]
}

/** Finds what files of the built site refer to; each is read once. */
function referenceReader(directory: string) {
  const known = new Map<string, string[]>()

  function inText(text: string, folder: string): string[] {
    const found = new Set<string>()
    for (const { groups } of text.matchAll(REFERENCE)) {
      const path = posix.resolve(folder, groups?.path ?? '')
      if (existsSync(join(directory, path))) found.add(path)
    }
    return [...found]
  }

  function of(file: string): string[] {
    const text = /\.(?:css|js)$/.test(file)
    const references = known.get(file) ?? (text ? inText(read(file), posix.dirname(file)) : [])
    known.set(file, references)
    return references
  }

  const read = (file: string) => readFileSync(join(directory, file), 'utf8')
  return { inText, of }
}
