// Offline reading (docs/decisions/0004-offline-reading.md): answers from the network and keeps the last copy of what came, which
// is shown when the network fails. A copy stays after a release, until the new page has been fetched.

const scope = self as unknown as WorkerScope

const CACHE = 'offline'
const HASHED_FILES = '/_astro/'

const OFFLINE_PAGE = '/offline'
const FETCHED_AHEAD = [OFFLINE_PAGE, '/contact']

const NETWORK_TIMEOUT_MS = 3_000

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  const { method, url, headers } = event.request
  const isOwn = new URL(url).origin === scope.location.origin
  // A request with a range is for a part of the film.
  if (method === 'GET' && isOwn && !headers.has('range')) event.respondWith(respond(event))
})

/** Stores the contact page, the offline page and the open pages, unless the visitor saves data. */
async function install(): Promise<void> {
  if (!savesData()) {
    const open = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' })
    const cache = await caches.open(CACHE)
    await cache.addAll(FETCHED_AHEAD)
    const visited = new Set(open.map(({ url }) => new URL(url).pathname))
    await Promise.all([...visited].map(async (path) => store(path, await fetch(path))))
  }
  await scope.skipWaiting()
}

async function activate(): Promise<void> {
  await deleteUnusedFiles()
  await scope.clients.claim()
}

/** Deletes the files of earlier builds that no copy of a page, style or script names any more. */
async function deleteUnusedFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  const requests = await cache.keys()
  const texts = await Promise.all(requests.map(async (request) => textOf(await cache.match(request))))
  for (const { url } of requests) {
    const [, name] = url.split(HASHED_FILES)
    if (name && !texts.some((text) => text.includes(name))) await cache.delete(url)
  }
}

async function textOf(response: Response | undefined): Promise<string> {
  const isText = /html|css|javascript/.test(response?.headers.get('content-type') ?? '')
  return isText && response ? response.text() : ''
}

async function respond(event: FetchEvent): Promise<Response> {
  // Without the query: the server sends the same page with each.
  const path = new URL(event.request.url).pathname
  const network = fetch(event.request)
  const stored = network.then((response) => store(path, response.clone()))
  event.waitUntil(stored.catch(() => undefined))
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS))
  const response = await Promise.race([network, timeout]).catch(() => undefined)
  if (response) return response
  const cache = await caches.open(CACHE)
  const copy = await cache.match(path)
  if (copy || event.request.mode !== 'navigate') return copy ?? network
  return network.catch(async (error) => (await cache.match(OFFLINE_PAGE)) ?? Promise.reject(error))
}

/** Stores a complete page or file. Answers that name the visitor's message are sent with `no-store`. */
async function store(path: string, response: Response): Promise<void> {
  const { status, type, redirected, headers } = response
  if (status !== 200 || type !== 'basic' || redirected || savesData()) return
  if (headers.get('cache-control')?.includes('no-store')) return
  await (await caches.open(CACHE)).put(path, response)
}

function savesData(): boolean {
  return scope.navigator.connection?.saveData === true
}

/** What is used of ServiceWorkerGlobalScope: TypeScript's `webworker` types conflict with the `dom` types of the other files. */
type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(options: { includeUncontrolled: true; type: 'window' }): Promise<readonly { url: string }[]>
  }
  location: { origin: string }
  navigator: { connection?: { saveData?: boolean } }
}

type LifetimeEvent = { waitUntil(work: Promise<unknown>): void }

type FetchEvent = LifetimeEvent & { request: Request; respondWith(response: Promise<Response>): void }
