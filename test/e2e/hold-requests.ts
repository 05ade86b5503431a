import type { Page } from '@playwright/test'

/** Holds all requests whose URL matches. @returns a function that releases the held requests */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}
