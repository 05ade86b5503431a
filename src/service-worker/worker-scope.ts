/**
 * The part of a service worker's world that ours uses. TypeScript's own description of it cannot stand beside that
 * of a page, and one project holds both.
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
  /** Keeps the worker alive until the work is done; of an installation that fails nothing comes. */
  waitUntil(work: Promise<unknown>): void
}

export type FetchEvent = LifetimeEvent & {
  request: Request
  /** The answer to a navigation that the browser asked for while the worker woke up. */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
