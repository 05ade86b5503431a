import { expect, type Page } from '@playwright/test'

/** Opens a page and waits until the service worker, which fills its cache during installation, controls the page. */
export async function openAndCache(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe('activated')
}

/** Returns true if a cache contains the page. */
export async function isCached(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (path) => (await caches.match(path)) !== undefined, path)
}

/** Returns the paths of all cached files. */
export async function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Loads every picture of the main content, as scrolling does. @returns the URLs of pictures that are not loaded */
export function findMissingPictures(page: Page): Promise<string[]> {
  return page.locator('main img').evaluateAll((pictures: HTMLImageElement[]) => {
    for (const picture of pictures) picture.loading = 'eager'
    const missing = pictures.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    return missing.map(({ src }) => src)
  })
}

/** Returns the URLs of pictures in the main content that are shown but not cached. */
export function findUncachedPictures(page: Page): Promise<string[]> {
  return page.locator('main img').evaluateAll(async (pictures: HTMLImageElement[]) => {
    const shown = pictures.map(({ currentSrc }) => currentSrc)
    const cached = await Promise.all(shown.map((address) => caches.match(address)))
    return shown.filter((_, index) => cached[index] === undefined)
  })
}

/** Looks for a new service worker, then waits until it is activated or its installation has failed. */
export async function updateServiceWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update().catch(() => undefined)
  })
  // A state that is polled cannot be missed. An event can, because the browser also looks for updates by itself.
  await expect
    .poll(
      async () => {
        const states = await readWorkerStates(page)
        // Chromium stops idle workers after 30 s and then activates the one that waits, but it stops none that is debugged.
        const [, waiting] = states
        if (waiting === 'installed') await session.send('ServiceWorker.stopAllWorkers')
        return states
      },
      { timeout: 20_000 },
    )
    .toEqual([undefined, undefined, 'activated'])
  await session.detach()
}

/** Returns the states of the worker that is being installed, the one that waits and the active one. */
function readWorkerStates(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready
    return [installing, waiting, active].map((worker) => worker?.state)
  })
}
