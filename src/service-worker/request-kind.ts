import type { OfflineManifest } from './manifest.ts'

/** How a request is answered: a page and a file may change under their address, an asset never does. */
export type RequestKind = 'page' | 'asset' | 'file'

/** Files below it are named after their content. */
const ASSETS = '/_astro/'

/**
 * @returns the kind of a request and its address, or undefined for everything that is none of the worker's business:
 * what is no part of this build, like the API, the film, and the pages and assets of other versions
 */
export function requestKind(
  { method, url, mode, headers }: Pick<Request, 'method' | 'url' | 'mode' | 'headers'>,
  ownOrigin: string,
  { pages, files }: OfflineManifest,
): { kind: RequestKind; path: string } | undefined {
  const { origin, pathname: path } = new URL(url)
  if (method !== 'GET' || origin !== ownOrigin || headers.has('range')) return undefined
  if (mode === 'navigate') return path in pages ? { kind: 'page', path } : undefined
  if (path in files) return { kind: path.startsWith(ASSETS) ? 'asset' : 'file', path }
  return undefined
}
