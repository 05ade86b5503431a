import type { OfflineManifest } from './manifest.ts'

/** The content of a page or file may change while its URL stays the same. The content of an asset never changes. */
export type RequestKind = 'page' | 'asset' | 'file'

/** The names of the files in this folder contain a hash of their content. */
const ASSETS = '/_astro/'

/**
 * Returns the kind and path of a request, or undefined if the service worker must not cache the response: for the API, the
 * film, and pages and assets that this build does not have.
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

/**
 * Returns the path and query of the page that an altered address means, or undefined if it means none. Without a network the
 * server cannot redirect (docs/requirements.md#unknown-addresses).
 */
export function meantPage(url: string, { pages }: OfflineManifest): string | undefined {
  const { pathname, search } = new URL(url)
  const lower = pathname.toLowerCase().replace(/\/{2,}/g, '/')
  const path = lower.replace(/(?:\.html|\/index|%[\da-f]{2}|[^\da-z])+$/, '') || '/'
  return path in pages ? path + search : undefined
}
