import type { OfflineManifest } from './manifest.ts'
import { meantPage, requestKind } from './request-kind.ts'
import { openCache, otherCacheNames, pagesOfOtherCaches } from './versioned-cache.ts'
import { withinBudget } from './within-budget.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/** Injected at build time by integrations/service-worker.ts. */
declare const OFFLINE_MANIFEST: OfflineManifest

const manifest = OFFLINE_MANIFEST
const scope = self as unknown as WorkerScope

/** The response to a page that is not cached. */
const OFFLINE_PAGE = '/offline'

/** Pages that are available offline even if the visitor has never opened them. */
const ALWAYS_CACHED = ['/contact', OFFLINE_PAGE]

/** How long the worker waits for the network before it returns the cached response. */
const NETWORK_TIMEOUT_MS = 3_000

/**
 * Limits in bytes. During an update the old cache (at most MAX_CACHE_SIZE) and the new one (at most MAX_INSTALL_SIZE)
 * must fit into 3 MB together.
 */
const MAX_CACHE_SIZE = 1_700_000
const MAX_INSTALL_SIZE = 1_100_000

const cacheOpened = openCache(caches, manifest, { maxSize: MAX_CACHE_SIZE, alwaysCached: ALWAYS_CACHED })

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  const known = requestKind(event.request, scope.location.origin, manifest)
  if (known?.kind === 'page') event.respondWith(respondWithPage(event, known.path))
  else if (known?.kind === 'asset') event.respondWith(respondWithAsset(event, known.path))
  else if (known?.kind === 'file') event.respondWith(respondWithFile(event, known.path))
  else if (event.request.mode === 'navigate' && event.request.method === 'GET')
    event.respondWith(respondWithOther(event))
})

/**
 * Caches this version of ALWAYS_CACHED, the open pages and the pages in the caches of other versions, up to
 * MAX_INSTALL_SIZE. Rejects if one of these pages cannot be cached.
 */
async function install(): Promise<void> {
  if (savesData()) throw new Error('not installed: the visitor saves data')
  const cache = await cacheOpened
  const open = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  const visited = [
    ...open.map(({ url }) => new URL(url).pathname),
    ...(await pagesOfOtherCaches(caches, manifest)),
  ]
  for (const path of withinBudget(visited, manifest, MAX_INSTALL_SIZE, ALWAYS_CACHED)) {
    const response = await fetch(path, { cache: 'no-cache' })
    const isCached = response.ok && (await cache.putPage(path, response))
    if (!isCached) throw new Error(`not installed: ${path} is of another version`)
  }
  await scope.skipWaiting()
}

/** Deletes the caches of all other versions and takes control of the open pages. */
async function activate(): Promise<void> {
  const others = await otherCacheNames(caches, manifest)
  await Promise.all(others.map((name) => caches.delete(name)))
  // Firefox shows an error page if the preload fails, whatever the worker answers. Earlier versions enabled it.
  await scope.registration.navigationPreload?.disable()
  await scope.clients.claim()
}

async function respondWithPage(event: FetchEvent, path: string): Promise<Response> {
  const cache = await cacheOpened
  const network = fetch(event.request).then((response) => {
    if (isCacheable(response)) runInBackground(event, cache.putPage(path, response.clone()))
    return response
  })
  return networkFirst(event, network, () => cache.find(path)).catch(findOfflinePage)
}

/** Returns the response from the network; without one, redirects an altered address to its page, or returns the offline page. */
async function respondWithOther(event: FetchEvent): Promise<Response> {
  const page = meantPage(event.request.url, manifest)
  const redirect = async () => (page === undefined ? undefined : Response.redirect(page))
  return networkFirst(event, fetch(event.request), redirect).catch(findOfflinePage)
}

/** Returns the offline page. @throws the error of the network if the page is not cached */
async function findOfflinePage(error: unknown): Promise<Response> {
  const cached = await (await cacheOpened).find(OFFLINE_PAGE)
  if (!cached) throw error
  return cached
}

async function respondWithAsset(event: FetchEvent, path: string): Promise<Response> {
  const cache = await cacheOpened
  const cached = await cache.find(path)
  if (cached) return cached
  const response = await fetch(event.request)
  if (isCacheable(response)) runInBackground(event, cache.putFile(path, response.clone()))
  return response
}

async function respondWithFile(event: FetchEvent, path: string): Promise<Response> {
  const cache = await cacheOpened
  const network = fetch(event.request).then((response) => {
    if (isCacheable(response)) runInBackground(event, cache.putFile(path, response.clone()))
    return response
  })
  return networkFirst(event, network, () => cache.find(path))
}

/**
 * Returns the response from the network. If the network fails, times out or answers with a 5xx error, returns the
 * cached response; without one, waits for the network.
 */
async function networkFirst(
  event: FetchEvent,
  network: Promise<Response>,
  findCached: () => Promise<Response | undefined>,
): Promise<Response> {
  runInBackground(event, network)
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS))
  const response = await Promise.race([network, timeout]).catch(() => undefined)
  return response && response.status < 500 ? response : ((await findCached()) ?? network)
}

function isCacheable(response: Response): boolean {
  return response.status === 200 && !response.redirected && !savesData()
}

/** Keeps the worker running until the promise settles, and ignores a rejection. */
function runInBackground(event: FetchEvent, work: Promise<unknown>): void {
  event.waitUntil(work.catch(() => undefined))
}

function savesData(): boolean {
  return scope.navigator.connection?.saveData === true
}
