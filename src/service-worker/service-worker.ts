import type { OfflineManifest } from './manifest.ts'
import { requestKind } from './request-kind.ts'
import { openCache, otherCacheNames, pagesOfOtherCaches } from './versioned-cache.ts'
import { withinBudget } from './within-budget.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/** integrations/service-worker.ts inserts it. */
declare const OFFLINE_MANIFEST: OfflineManifest

const manifest = OFFLINE_MANIFEST
const scope = self as unknown as WorkerScope

/** Pages that are readable offline even if the visitor never opened them. */
const ALWAYS_CACHED = ['/contact']

/** Time until a cached page is shown instead of waiting for the network. */
const NETWORK_TIMEOUT_MS = 3_000

/** In bytes. During an update the caches of two versions exist, and together they must fit into 3 MB. */
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
    event.respondWith(navigate(event))
})

/** Caches the open pages, the pages of earlier versions and those of ALWAYS_CACHED. Fails if any of them fails. */
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
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

async function respondWithPage(event: FetchEvent, path: string): Promise<Response> {
  const cache = await cacheOpened
  const network = navigate(event).then((response) => {
    if (isCacheable(response)) runInBackground(event, cache.putPage(path, response.clone()))
    return response
  })
  return networkFirst(event, network, () => cache.find(path))
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

async function navigate(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

/** Returns the network's response, or the cached one if the network fails, times out or answers with a 5xx error. */
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

/** Keeps the worker running until the work is done, and ignores its errors. */
function runInBackground(event: FetchEvent, work: Promise<unknown>): void {
  event.waitUntil(work.catch(() => undefined))
}

function savesData(): boolean {
  return scope.navigator.connection?.saveData === true
}
