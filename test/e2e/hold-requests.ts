import type { Page } from '@playwright/test'

/** Delays all requests for matching URLs. @returns a function that lets them continue */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}
