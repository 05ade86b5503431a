import type { OfflineManifest } from './manifest.ts'

/** A page and a file may change at their address; an asset never does. */
export type RequestKind = 'page' | 'asset' | 'file'

/** The names of the files in this folder contain a hash of their content. */
const ASSETS = '/_astro/'

/**
 * Returns the kind of a request and its address, or undefined if the service worker doesn't handle it: the API, the
 * film, and pages and assets of other versions.
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
