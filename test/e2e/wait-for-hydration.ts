import { expect, type Page } from '@playwright/test'

const HYDRATION_TIMEOUT_MS = 20_000

/** Waits until Astro has removed the `ssr` attribute from every island of the page, so all of them are hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: HYDRATION_TIMEOUT_MS })
}
