/**
 * The part of ServiceWorkerGlobalScope that the service worker uses. TypeScript's own `webworker` types conflict with
 * the `dom` types of the same project.
 */
export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(options: { includeUncontrolled: true; type: 'window' }): Promise<readonly { url: string }[]>
  }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  location: { origin: string }
  navigator: { connection?: { saveData?: boolean } }
}

export type LifetimeEvent = {
  /** Keeps the worker running until the work is done. If it fails during `install`, the worker is discarded. */
  waitUntil(work: Promise<unknown>): void
}

export type FetchEvent = LifetimeEvent & {
  request: Request
  /** The response to a navigation, requested by the browser while the worker started. */
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
