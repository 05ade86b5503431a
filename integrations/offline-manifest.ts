import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { StaticSite } from '#server/http/static-site.ts'
import {
  digestOf,
  type OfflineFile,
  type OfflineManifest,
  type OfflinePage,
} from '#src/service-worker/manifest.ts'

/** Matches a URL path in an attribute, a style sheet or a script. `findIn` ignores paths that are not files of the site. */
const REFERENCE =
  /["'`(=\s,](?<path>\.{0,2}\/(?:[\w./@~+!()-]|%[\dA-F]{2})+\.(?:css|js|woff2|svg|avif|webp|png|jpe?g))\b/g

/** Matches the `<link>` and `<script>` elements of the style sheets, fonts and scripts that a page needs offline. */
const REQUIRED = /<(?:link|script)\b[^>]*?\b(?:href|src)="(?<path>\/_astro\/[\w./@-]+\.(?:css|js|woff2))"/g

/** Returns the pages of a built site, the files that each page needs offline, and all files that the pages refer to. */
export async function offlineManifest({ directory, pages }: StaticSite): Promise<OfflineManifest> {
  const references = referenceReader(directory)
  const entries: [path: string, page: OfflinePage][] = []
  const usedFiles = new Set<string>()

  for (const [path, { plain, ownPolicy }] of [...pages].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    // A page with a policy of its own is /edit, which is for editors only.
    if (ownPolicy) continue
    const html = plain.body.toString('utf8')
    const required = [...html.matchAll(REQUIRED)].flatMap(({ groups }) => groups?.path ?? [])
    const needs = closure(required, (file) =>
      file.endsWith('.js') ? references.findInFile(file).filter((other) => other.endsWith('.js')) : [],
    )
    for (const file of closure(references.findIn(html, '/'), references.findInFile)) usedFiles.add(file)
    const body = new Uint8Array(plain.body)
    entries.push([path, { size: body.length, digest: await digestOf(body), needs }])
  }

  const files = await Promise.all(
    [...usedFiles].toSorted().map(async (file) => [file, await describeFile(directory, file)]),
  )
  const contents = {
    pages: Object.fromEntries(entries),
    files: Object.fromEntries(files) as Record<string, OfflineFile>,
  }
  const version = createHash('sha256').update(JSON.stringify(contents)).digest('base64url').slice(0, 12)
  return { version, ...contents }
}

/** Returns the file of a URL path, in which spaces and letters like ọ are encoded. */
function fileAt(directory: string, path: string): string {
  return join(directory, decodeURI(path))
}

async function describeFile(directory: string, file: string): Promise<OfflineFile> {
  const path = fileAt(directory, file)
  const { size } = statSync(path)
  // A hash in the name takes the place of a digest.
  if (file.startsWith('/_astro/')) return { size }
  return { size, digest: await digestOf(new Uint8Array(readFileSync(path))) }
}

/** Returns the given files and, recursively, all files that `next` returns for them (the transitive closure). */
function closure(first: readonly string[], next: (file: string) => readonly string[]): string[] {
  const reached = new Set(first)
  for (const file of reached) for (const other of next(file)) reached.add(other)
  return [...reached]
}

/** Returns two functions: `findIn` finds the files that a text refers to, `findInFile` those that a file refers to. */
function referenceReader(directory: string) {
  const cache = new Map<string, string[]>()

  function findIn(text: string, folder: string): string[] {
    const found = new Set<string>()
    for (const { groups } of text.matchAll(REFERENCE)) {
      const path = posix.resolve(folder, groups?.path ?? '')
      if (existsSync(fileAt(directory, path))) found.add(path)
    }
    return [...found]
  }

  function findInFile(file: string): string[] {
    const isText = /\.(?:css|js)$/.test(file)
    const references = cache.get(file) ?? (isText ? findIn(read(file), posix.dirname(file)) : [])
    cache.set(file, references)
    return references
  }

  const read = (file: string) => readFileSync(join(directory, file), 'utf8')
  return { findIn, findInFile }
}
