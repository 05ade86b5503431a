import type { Page } from '@playwright/test'

/** Delays all requests for a URL until the returned function is called. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}
