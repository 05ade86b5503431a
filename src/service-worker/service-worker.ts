import type { OfflineManifest } from './manifest.ts'
import { requestKind } from './request-kind.ts'
import { openCache, otherShelves, pagesOfOthers } from './versioned-cache.ts'
import { withinBudget } from './within-budget.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/** Written in by integrations/service-worker.ts. */
declare const OFFLINE_MANIFEST: OfflineManifest

const manifest = OFFLINE_MANIFEST
const scope = self as unknown as WorkerScope

/** Pages that can be read without network though they were never visited. */
const ALWAYS_CACHED = ['/contact']

/** How long a visitor waits for the network where a kept page would do, in ms. */
const TIMEOUT_MS = 3_000

/** While one version takes over from another both are kept, so that together they must fit into 3 MB. */
const BUDGET = 1_700_000
const INSTALL_BUDGET = 1_100_000

const shelfOpened = openCache(caches, manifest, { budget: BUDGET, lasting: ALWAYS_CACHED })

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  const known = requestKind(event.request, scope.location.origin, manifest)
  if (known?.kind === 'page') event.respondWith(answerPage(event, known.path))
  else if (known?.kind === 'asset') event.respondWith(answerAsset(event, known.path))
  else if (known?.kind === 'file') event.respondWith(answerFile(event, known.path))
  else if (event.request.mode === 'navigate' && event.request.method === 'GET')
    event.respondWith(navigate(event))
})

/** Keeps the lasting pages, the open ones and those that were kept before; fails as a whole. */
async function install(): Promise<void> {
  if (savesData()) throw new Error('not with Save-Data')
  const shelf = await shelfOpened
  const open = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  const visited = [
    ...open.map(({ url }) => new URL(url).pathname),
    ...(await pagesOfOthers(caches, manifest)),
  ]
  for (const path of withinBudget(visited, manifest, INSTALL_BUDGET, ALWAYS_CACHED)) {
    const answer = await fetch(path, { cache: 'no-cache' })
    const isKept = answer.ok && (await shelf.keepPage(path, answer))
    if (!isKept) throw new Error(`${path} is of another version`)
  }
  await scope.skipWaiting()
}

/** This version is complete: the others go. */
async function activate(): Promise<void> {
  const others = await otherShelves(caches, manifest)
  await Promise.all(others.map((name) => caches.delete(name)))
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const shelf = await shelfOpened
  const network = navigate(event).then((answer) => {
    if (isKeepable(answer)) keepAlive(event, shelf.keepPage(path, answer.clone()))
    return answer
  })
  return networkFirst(event, network, () => shelf.find(path))
}

async function answerAsset(event: FetchEvent, path: string): Promise<Response> {
  const shelf = await shelfOpened
  const kept = await shelf.find(path)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (isKeepable(answer)) keepAlive(event, shelf.keepFile(path, answer.clone()))
  return answer
}

async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const shelf = await shelfOpened
  const network = fetch(event.request).then((answer) => {
    if (isKeepable(answer)) keepAlive(event, shelf.keepFile(path, answer.clone()))
    return answer
  })
  return networkFirst(event, network, () => shelf.find(path))
}

async function navigate(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

/** The network's answer, unless it fails or takes too long and something is kept. */
async function networkFirst(
  event: FetchEvent,
  network: Promise<Response>,
  findKept: () => Promise<Response | undefined>,
): Promise<Response> {
  keepAlive(event, network)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS))
  const answer = await Promise.race([network, late]).catch(() => undefined)
  return answer && answer.status < 500 ? answer : ((await findKept()) ?? network)
}

function isKeepable(answer: Response): boolean {
  return answer.status === 200 && !answer.redirected && !savesData()
}

/** What fails in the background costs a visitor nothing. */
function keepAlive(event: FetchEvent, work: Promise<unknown>): void {
  event.waitUntil(work.catch(() => undefined))
}

function savesData(): boolean {
  return scope.navigator.connection?.saveData === true
}
