import { expect, type Page } from '@playwright/test'

const HYDRATION_TIMEOUT_MS = 20_000

/** Waits until all islands of the page are hydrated: Astro then removes their `ssr` attribute. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: HYDRATION_TIMEOUT_MS })
}
