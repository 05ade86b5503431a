/**
 * The part of ServiceWorkerGlobalScope that the service worker uses. Declared here, because TypeScript's `webworker`
 * types conflict with the `dom` types, which the rest of the project uses.
 */
export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(options: { includeUncontrolled: true; type: 'window' }): Promise<readonly { url: string }[]>
  }
  registration: { navigationPreload?: { disable(): Promise<void> } }
  location: { origin: string }
  navigator: { connection?: { saveData?: boolean } }
}

export type LifetimeEvent = {
  /** Keeps the worker running until the promise settles. A rejection during `install` discards the worker. */
  waitUntil(work: Promise<unknown>): void
}

export type FetchEvent = LifetimeEvent & {
  request: Request
  respondWith(response: Promise<Response>): void
}
